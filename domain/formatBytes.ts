const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size as people read it in their language: "3.4 MB", "3,4 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[step]!,
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
