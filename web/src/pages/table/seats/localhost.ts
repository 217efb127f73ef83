/** Does this host name lead nowhere but to the computer that says it? */
export const isLocalhost = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
