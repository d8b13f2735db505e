// Style sheets mean nothing to a test's browser.
export const noStyles = {};
