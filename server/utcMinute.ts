/** A moment as letters name it: "2026-11-21 09:30 UTC". */
export function utcMinute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
