/** The containers in which browsers record, by what their files begin with. */
const CONTAINERS = [
  { name: "speech.webm", mimeType: "audio/webm", at: 0, signature: [0x1a, 0x45, 0xdf, 0xa3] },
  { name: "speech.ogg", mimeType: "audio/ogg", at: 0, signature: [0x4f, 0x67, 0x67, 0x53] },
  { name: "speech.mp4", mimeType: "audio/mp4", at: 4, signature: [0x66, 0x74, 0x79, 0x70] },
] as const;

/** What a recording is, by its bytes and never by what it is called; null for what no browser records. */
export function recordingKind(bytes: Uint8Array): { name: string; mimeType: string } | null {
  const found = CONTAINERS.find(({ at, signature }) =>
    signature.every((byte, place) => bytes[at + place] === byte),
  );
  return found ? { name: found.name, mimeType: found.mimeType } : null;
}

/** Speech is never packed tighter: silence in the longest packets of Opus, with what WebM writes around them. */
const LEAST_BYTES_A_SECOND = 50;
/** What browsers record has at least so many, so that this takes a recording for longer than it is. */
const USUAL_BYTES_A_SECOND = 2_000;

/** How long a recording of so many bytes can be at most, in seconds. */
export const longestSeconds = (bytes: number): number => Math.ceil(bytes / LEAST_BYTES_A_SECOND);

/** How long it is taken to be where nobody said, in seconds. */
export const guessedSeconds = (bytes: number): number => Math.ceil(bytes / USUAL_BYTES_A_SECOND);

/** What so many seconds cost at a price in micro-dollars for a minute; never less than they do. */
export const speechMicros = (seconds: number, minutePrice: number): number =>
  Math.ceil((seconds * minutePrice) / 60);
