/** How many times as often as in CI `npm run test:long` tries a property or kills a server, and waits for it. */
export const THOROUGHNESS = process.env.LONG ? 10 : 1;
