import { COVER_MOTIFS, SIDE } from "./coverMotifs.ts";
import { type CoverPalette, coverPalette } from "./coverPalette.ts";
import { between, pick, seededRandom } from "./seededRandom.ts";

/**
 * A square picture for music that has none of its own, as an SVG document: the same seed always gives the same
 * picture, the genre leads its colours. No text in it, so it is right in every language and at every size.
 */
export function coverArt(seed: string, genre: string): string {
  const random = seededRandom(seed);
  // The first draws of neighbouring seeds are alike in nothing: motif and paper vary independently.
  const motif = pick(random, COVER_MOTIFS);
  const palette = coverPalette(genre, random);
  const grain = Math.floor(between(random, 1, 99));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    "<defs>",
    gradientsOf(palette),
    `<filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="${grain}"/>`,
    '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 -2.2 1.5"/></filter>',
    "</defs>",
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>`,
    motif(palette, random),
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#v)"/>`,
    `<rect width="${SIDE}" height="${SIDE}" filter="url(#n)" opacity=".13"/>`,
    "</svg>",
  ].join("");
}

/** The paper `g`, the main shape `m` and the shade at the edges `v`, which every drawing of ours is made with. */
export function gradientsOf({ ground, main }: CoverPalette): string {
  return [
    gradient("g", ground[0], ground[1], 'x1="0" y1="0" x2=".4" y2="1"'),
    gradient("m", main[0], main[1], 'x1="0" y1="0" x2=".3" y2="1"'),
    '<radialGradient id="v" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></radialGradient>',
  ].join("");
}

function gradient(id: string, from: string, to: string, direction: string): string {
  return `<linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}
