/** A global id as the server gives them, of what a test calls by a word. */
export function serverId(kind: "Release" | "Track", word: string): string {
  const hex = [...word]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0"))
    .join("")
    .padEnd(32, "0")
    .slice(0, 32);
  return btoa(`${kind}:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}`);
}

export const songId = (word: string) => serverId("Track", word);
