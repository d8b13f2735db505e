/** Text that is markup already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** Markup; what stands between the braces is written out as text, unless it is markup itself. Nothing stands for null and false. */
export function html(words: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(
    words.map((word, index) => (index === 0 ? word : write(pieces[index - 1]) + word)).join(""),
  );
}

function write(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return "";
  if (piece instanceof Html) return piece.text;
  if (typeof piece === "object") return piece.map(write).join("");
  return String(piece).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
