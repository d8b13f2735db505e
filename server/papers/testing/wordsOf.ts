import { inflateSync } from "node:zlib";

/** The words of each page of a paper of ours, as somebody who copies them out of a reader gets them. */
export function wordsOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, letters] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)!.head)!;
      fonts.set(name!, lettersOf(objects.get(letters!)!.stream));
    }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => pageWords(objects.get(/\/Contents (\d+) 0 R/.exec(head)![1]!)!.stream, fonts));
}

function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const bytes = pdf.toString("latin1");
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id, head, , stream] of bytes.matchAll(
    /(\d+) 0 obj\n([\s\S]*?)(\nstream\n([\s\S]*?)\nendstream)?\nendobj/g,
  ))
    objects.set(id!, {
      head: head!,
      stream: stream && head!.includes("/FlateDecode") ? inflated(stream) : "",
    });
  return objects;
}

function inflated(stream: string): string {
  return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
}

/** Which letters the numbers of a font stand for: lists of `<0041>` in the order of the numbers. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, list] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [place, [, units]] of [...list!.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first!, 16) + place).toString(16).padStart(4, "0");
      const codes = units!.replaceAll(" ", "").match(/.{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))));
    }
  return letters;
}

function pageWords(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let words = "";
  let letters: ReadonlyMap<string, string> | undefined;
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
    if (font) letters = fonts.get(font);
    else {
      for (const [, run] of shown!.matchAll(/<(\w+)>/g))
        for (const glyph of run!.match(/.{4}/g)!) words += letters?.get(glyph) ?? "";
      words += "\n";
    }
  return words;
}
