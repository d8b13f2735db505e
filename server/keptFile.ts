import { readFile, stat } from "node:fs/promises";

const kept = new Map<string, { mark: string; content: Promise<unknown> }>();

/** What `parse` makes of a file; read again only once it was written anew. Null where there is none that can be read. */
export async function keptFile<Content>(
  file: string,
  parse: (text: string) => Content,
): Promise<Content | null> {
  try {
    const { mtimeMs, size } = await stat(file);
    const mark = `${mtimeMs} ${size}`;
    const known = kept.get(file);
    if (known?.mark === mark) return (await known.content) as Content;
    const content = readFile(file, "utf8").then(parse);
    kept.set(file, { mark, content });
    return await content;
  } catch {
    kept.delete(file);
    return null;
  }
}
