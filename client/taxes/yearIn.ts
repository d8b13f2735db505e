/** The year that an address asks for; the running one, as the world counts it, where it names none. */
export function yearIn(address: URLSearchParams): number {
  const word = address.get("year") ?? "";
  return /^\d{4}$/.test(word) ? Number(word) : new Date().getUTCFullYear();
}
