/** How many times as often as in CI `npm run test:long` tries a property or kills a server, and waits for it. */
export const THOROUGHNESS = process.env.LONG ? 10 : 1;

/** How often a property is tried that an issue asks a number of: so often in CI, and so often in `npm run test:long`. */
export const timesOf = (inCi: number, inLong: number): number => (process.env.LONG ? inLong : inCi);
