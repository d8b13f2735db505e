import type { Locale } from "../../../domain/accounts/locales.ts";
import { coverVariant } from "../../../domain/catalog/coverSizes.ts";
import { type PictureKind, pictureFile } from "../../../domain/profiles/picture.ts";
import { type Text, text } from "../../../domain/words/refusal.ts";
import { textIn } from "../../../domain/words/textIn.ts";
import { smallerCover } from "../../catalog/smallerCover.ts";
import { sharp } from "../../media/sharp.ts";
import { openPaper } from "../../papers/Paper.ts";
import { nameOf } from "../../profiles/Profile.ts";
import { hasPicture, pictureStorageKey } from "../../profiles/pictureFiles.ts";
import type { Services } from "../../services.ts";
import { fullTitle } from "../reads/studioThings.ts";
import type { PressKitFacts } from "./pressKitFacts.ts";

type Storage = Services["storage"];

/** Sides of squares, in points; four times as many pixels are sharp when it is printed. */
const PHOTO = 140;
const COVER = 110;
const SHARPNESS = 4;
const FACE: PictureKind = "avatar";

/** What a studio shows to the press, on paper. Pictures are made smaller beside the event loop. */
export async function pressKitOnPaper(
  { studio, profile, timezone, releases }: PressKitFacts,
  { storage, locale, now }: { storage: Storage; locale: Locale; now: Date },
): Promise<PDFKit.PDFDocument> {
  const say = (said: Text) => textIn(locale, said);
  const dayOf = (date: Date, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(date);
  const assembled = say(text("assistants.paper.assembled", { day: dayOf(now, "UTC") }));
  const name = profile ? nameOf(profile) : studio;
  const paper = openPaper(say(text("assistants.paper.pressKit")), locale, {
    footer: assembled,
    isGenerated: true,
  });
  paper.paragraph(name, true);
  const photo = profile && (await photoOf(storage, profile.id, profile.avatarKey));
  if (photo)
    paper.picture({ bytes: photo, alt: say(text("assistants.paper.photoOf", { name })), side: PHOTO });
  if (profile?.location) paper.paragraph(profile.location, false);
  if (profile?.bio) paper.paragraph(profile.bio, false);
  if (profile?.links.length) {
    paper.heading(say(text("assistants.paper.links")));
    for (const link of profile.links) paper.paragraph(link, false);
  }
  if (releases.length) paper.heading(say(text("assistants.paper.music")));
  for (const release of releases) {
    const title = fullTitle(release);
    const cover = release.coverKey && (await coverOf(storage, release.coverKey));
    if (cover)
      paper.picture({ bytes: cover, alt: say(text("assistants.paper.coverOf", { title })), side: COVER });
    paper.paragraph(`${title} · ${dayOf(release.date, timezone)}`, true);
    if (release.songs.length)
      paper.paragraph(release.songs.map((song, place) => `${place + 1}. ${song}`).join("\n"), false);
  }
  return paper.end();
}

async function photoOf(storage: Storage, profileId: string, key: string | null): Promise<Buffer | null> {
  if (!key || !(await hasPicture(storage, profileId, FACE, key))) return null;
  const file = pictureFile(FACE, key, PHOTO * SHARPNESS);
  return onPaper(await storage.bytes(pictureStorageKey(profileId, file)), PHOTO);
}

async function coverOf(storage: Storage, coverKey: string): Promise<Buffer | null> {
  const bytes = await smallerCover(storage, coverVariant(coverKey, COVER * SHARPNESS));
  return bytes && onPaper(bytes, COVER);
}

/** Papers hold no WebP. */
function onPaper(bytes: Uint8Array, side: number): Promise<Buffer> {
  const pixels = side * SHARPNESS;
  return sharp(bytes).resize(pixels, pixels, { withoutEnlargement: true }).jpeg({ quality: 85 }).toBuffer();
}
