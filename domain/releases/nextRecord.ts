interface Upcoming {
  /** ISO 8601; null: none was chosen yet. */
  readonly date?: string | null | undefined;
}

/** The release that somebody works towards: the one whose day comes first, else the first that has none yet. */
export function nextRecord<Release extends Upcoming>(
  releases: readonly Release[],
  now: Date,
): Release | null {
  const dated = releases
    .filter(({ date }) => date && new Date(date) > now)
    .sort((one, other) => (one.date! < other.date! ? -1 : 1));
  return dated[0] ?? releases.find(({ date }) => !date) ?? releases[0] ?? null;
}
