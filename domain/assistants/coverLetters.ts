/** What is said of drafts of covers. */
export const COVER_LETTERS = {
  "assistants.answer.coverDrafts":
    "Four drafts of a cover for {release}. None is set: you choose. The first shows {motif}.",
  "assistants.answer.coverStays": "The cover that it has, of {width, number} pixels, stays until then.",
  "assistants.answer.coverBare":
    "Our typeface lacks letters of its title or its artists, so they carry no text.",
  "assistants.answer.coverMarked":
    "A program draws them from motifs of ours; their files say so to whoever reads them.",
  "assistants.answer.coverWhich": "For which release? I know none of that name.",
  "assistants.answer.coverOthers": "Four others",
  "assistants.answer.coverAsked": "Make a cover for {release}",
  "assistants.answer.coverAskedAgain": "Make four other covers for {release}",
  "assistants.cover.alt": "A drawing of {motif}, with the title {title} and the name {artists}",
  "assistants.cover.altBare": "A drawing of {motif}",
  "assistants.cover.sunset": "a sun that sets in stripes over water",
  "assistants.cover.ridges": "hills behind hills below a round light",
  "assistants.cover.grooves": "the grooves of a large record",
  "assistants.cover.contours": "contour lines of a map",
  "assistants.cover.levels": "the bars of a sound wave",
  "assistants.cover.tiles": "tiles of circles and quarter circles",
  "assistants.cover.orbits": "planets on their orbits",
  "assistants.cover.pulsar": "fine lines that rise to peaks",
  "assistants.cover.halftone": "printed dots that swell towards a disc",
  "assistants.cover.blinds": "a disc behind slats of a blind",
  "assistants.cover.bloom": "a flower with many petals",
  "assistants.cover.ribbons": "broad ribbons that wave",
  "assistants.cover.arches": "archways one inside the other",
} as const;
