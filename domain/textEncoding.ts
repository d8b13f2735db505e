export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * How the text of a file is written: by its mark at the beginning; else UTF-16 when every second byte of its beginning is
 * zero, UTF-8 when it is valid, and Windows-1252, which spreadsheets of the West still write, for the rest.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 1000);
  const zeros = (from: 0 | 1) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (zeros(1) > start.length / 4) return "utf-16le";
  if (zeros(0) > start.length / 4) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** The text of a file without the mark at its beginning. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = guessEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
