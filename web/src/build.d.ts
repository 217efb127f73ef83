/** True in the pages of `make site`, which have no server: tables are on this device. */
declare const __SITE__: boolean;
