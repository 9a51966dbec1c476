// @ts-check
// Which addresses lead here from other devices.

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** @param {string} host */
export const isLocal = (host) => LOCAL.test(host);
