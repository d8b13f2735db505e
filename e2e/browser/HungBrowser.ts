/** The browser itself stood still: its pages answer, and draw nothing. Met once in some hundred journeys on machines without a screen. */
export class HungBrowser extends Error {
  constructor(cause: Error) {
    super(`The browser drew no more pictures: ${cause.message}`, { cause });
  }
}
