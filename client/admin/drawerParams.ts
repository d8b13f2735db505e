/** Parameters of an address that open something over a page and leave the page as it is. */
export const DRAWER_PARAMS = ["open"] as const;
