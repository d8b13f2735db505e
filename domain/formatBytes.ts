const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** A size as people read it in their language: "3.4 MB", "3,4 MB". What is smaller than a kilobyte counts as one. */
export function formatBytes(bytes: number, locale: string): string {
  const kilobytes = bytes > 0 ? Math.max(1, bytes / 1000) : 0;
  const step = kilobytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(kilobytes) / 3));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[step]!,
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(kilobytes / 1000 ** step);
}
