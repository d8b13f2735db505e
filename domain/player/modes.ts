/** Whether the queue begins again at its end, or one track goes on and on. */
export const REPEATS = ["off", "all", "one"] as const;
export type Repeat = (typeof REPEATS)[number];

/** What the button of repeat brings next. */
export function repeatAfter(repeat: Repeat): Repeat {
  return REPEATS[(REPEATS.indexOf(repeat) + 1) % REPEATS.length]!;
}

/** How fast music may be heard; its pitch stays. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** After so many minutes the music may stop by itself. */
export const SLEEP_MINUTES = [15, 30, 45, 60, 90] as const;
