/** When a release is told of, in days from its own: a teaser, the countdown, the day, the thanks. */
export const POST_MOMENTS = { teaser: -14, countdown: -3, out: 0, thanks: 1 } as const;
/** How far "a week later" is. */
export const WEEK_DAYS = 7;
