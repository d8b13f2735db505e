import { openAsBlob } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { parseBlob, selectCover } from "music-metadata";
import { AUDIO_FORMATS } from "../../../domain/catalog/audio.ts";
import { MAX_COVER_BYTES } from "../../../domain/catalog/coverRules.ts";
import { identify } from "./identify.ts";

/** Writes the front cover that lies in a recording's own tags to `out`; false where there is none that we would take. */
export async function copyPicture(path: string, out: string): Promise<boolean> {
  await using file = await open(path, "r");
  const type = AUDIO_FORMATS[await identify(file)].mimeType;
  const { common } = await parseBlob(await openAsBlob(path, { type }), { duration: false });
  const cover = selectCover(common.picture);
  if (!cover || cover.data.length > MAX_COVER_BYTES) return false;
  await writeFile(out, cover.data);
  return true;
}
