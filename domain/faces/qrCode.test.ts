import { qrCode } from "./qrCode.ts";

const ADDRESS = "https://levare.example/@mara-lune/";

function printed(text: string): string {
  return qrCode(text)!
    .map((row) => row.map((dark) => (dark ? "#" : ".")).join(""))
    .join("\n");
}

/** FNV-1a: enough to notice that a single module changed. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

// Grids that another program's reader (jsQR) was seen to read.
test.each([
  ["https://a.de", 21, 2668682731],
  [`${ADDRESS}night-bus`, 33, 3585936728],
  [`${ADDRESS}${"night-bus-".repeat(9)}`, 49, 814139921],
  [`${ADDRESS}${"night-bus-".repeat(17)}`, 57, 4175303040],
])("%s becomes the grid that cameras were seen to read", (text, side, hash) => {
  const grid = printed(text);
  expect(grid.indexOf("\n")).toBe(side);
  expect(fingerprint(grid)).toBe(hash);
});

test("every size up to the largest finds a grid, and a longer text none", () => {
  const sides = Array.from({ length: 213 }, (_, at) => qrCode("x".repeat(at + 1))?.length);
  expect(sides.every((side) => side !== undefined && (side - 17) % 4 === 0)).toBe(true);
  expect(qrCode("x".repeat(214))).toBeNull();
});
