import { coverArt } from "../../domain/identity/coverArt.ts";
import { cropAround, type PictureKind } from "../../domain/profiles/picture.ts";
import { sharp } from "../../server/media/sharp.ts";
import { type CutPicture, cutPicture } from "../../server/profiles/cutPicture.ts";
import { STORY_PROFILES, type StoryProfile } from "./profiles.ts";

/** The pictures of one person's page. */
export interface Portrait {
  account: string;
  pictures: { kind: PictureKind; picture: CutPicture }[];
}

/** Draws the pictures of everybody's page, as if they had sent them. */
export function drawPortraits(): Promise<Portrait[]> {
  return Promise.all(
    STORY_PROFILES.map(async (profile) => ({
      account: profile.account,
      pictures: await Promise.all(
        (["avatar", "header"] as const)
          .filter((kind) => profile[kind])
          .map(async (kind) => ({ kind, picture: await draw(profile, kind) })),
      ),
    })),
  );
}

/** Dots to an inch that make a drawing of 600 units as large as its kind needs. */
const DENSITY = { avatar: 62, header: 150 } as const;

/** The paper's grain, which takes longer to draw than all the rest. */
const GRAIN = /<rect [^>]*filter="url\(#n\)"[^>]*\/>/;

async function draw(profile: StoryProfile, kind: PictureKind): Promise<CutPicture> {
  const svg = coverArt(profile[kind]!, profile.genre).replace(GRAIN, "");
  const drawn = await sharp(Buffer.from(svg), { density: DENSITY[kind] })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return cutPicture(drawn.data, kind, cropAround(kind, drawn.info, 1, { x: 0.5, y: 0.5 }));
}
