/** What the address says beside its page: a query and a fragment. A site without a server has both after its #. */
const [AFTER_PAGE, AFTER_QUERY] = [/^#[^?#]*/, /^(\?[^#]*)?#?/];
const rest = (): string => (__SITE__ ? location.hash.replace(AFTER_PAGE, "") : location.search + location.hash);

export const query = (): URLSearchParams => new URLSearchParams(AFTER_QUERY.exec(rest())?.[1]);
export const fragment = (): string => rest().replace(AFTER_QUERY, "");

/** A page's whole address, as it is sent to somebody. */
export const linkTo = (path: string): string => new URL((__SITE__ ? "#" : "") + path, location.href).href;
