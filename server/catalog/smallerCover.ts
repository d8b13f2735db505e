import { wholeCover } from "../../domain/catalog/coverSizes.ts";
import { sharp } from "../media/sharp.ts";
import type { Services } from "../services.ts";

type Storage = Services["storage"];

const QUALITY = 80;
const drawing = new Map<string, Promise<Uint8Array | null>>();

/**
 * The bytes of a cover in one of the kept widths. One that stands in a single size is drawn smaller when it is first asked for,
 * beside the event loop, and kept. Null where there is no such cover.
 */
export function smallerCover(storage: Storage, key: string): Promise<Uint8Array | null> {
  const known = drawing.get(key);
  if (known) return known;
  const drawn = find(storage, key).finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}

async function find(storage: Storage, key: string): Promise<Uint8Array | null> {
  if (await storage.exists(`covers/${key}`)) return storage.bytes(`covers/${key}`);
  const whole = wholeCover(key);
  if (!whole || !(await storage.exists(`covers/${whole.key}`))) return null;
  const { width } = whole;
  const bytes = await sharp(await storage.bytes(`covers/${whole.key}`))
    .resize(width, width, { withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  await storage.putBytes(`covers/${key}`, bytes, "image/webp");
  if (await storage.exists(`covers/${whole.key}`)) return bytes;
  // Whoever took the cover away meanwhile did not know of this one.
  await storage.delete(`covers/${key}`);
  return null;
}
