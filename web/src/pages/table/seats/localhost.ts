/** Whether a host name always means the local computer. */
export const isLocalhost = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
