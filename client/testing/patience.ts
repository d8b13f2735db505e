import { configure, getConfig } from "@testing-library/react";

const { getElementError } = getConfig();

/** What the library's own queries ask before they say at length what they missed; its types leave it out. */
const isAskedAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // A loaded machine draws late; what a test waits for decides, not how long it took.
  asyncUtilTimeout: 60_000,
  // What waits asks again and again: the page that lacks it is printed once somebody reads of it, at the end of the time.
  getElementError(message, container) {
    if (!isAskedAgain()) return getElementError(message, container);
    const error = new Error();
    error.name = "TestingLibraryElementError";
    return Object.defineProperty(error, "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  },
});
