const MOST_CHARACTERS = 120;
/** Names that Windows keeps for devices, with any ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A text as every file system takes it: no strokes, colons or control signs, no dot at the ends, not too long. */
export function fileName(text: string): string {
  const plain = text
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replace(/[/\\:*?"<>|]/g, "-")
    .replace(/\s+/g, " ");
  const short = [...plain]
    .slice(0, MOST_CHARACTERS)
    .join("")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  if (short === "") return "untitled";
  return DEVICES.test(short) ? `_${short}` : short;
}

interface Song {
  title: string;
  artistNames: readonly string[];
  disc: number;
  position: number;
}

/** "01 Mara Lune - Undertow.flac"; with the disc before it where there are several. */
export function songFileName(
  { title, artistNames, disc, position }: Song,
  discs: number,
  extension: string,
): string {
  const number = String(position).padStart(2, "0");
  const place = discs > 1 ? `${disc}-${number}` : number;
  const names = artistNames.join(", ");
  return `${fileName(`${place} ${names ? `${names} - ` : ""}${title}`)}.${extension}`;
}
