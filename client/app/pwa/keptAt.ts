/** The header by which an answer says when the service worker kept it: milliseconds by the device's clock. The server's own has none. */
export const KEPT_AT = "x-levare-kept-at";
