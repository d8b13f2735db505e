import type { CoverPalette } from "./coverPalette.ts";
import { between, pick, type Random } from "./seededRandom.ts";

/** The side of the square that motifs are drawn in. */
export const SIDE = 600;

/** Draws inside the square; gradients `m` (main) and `s` (accent) are there to be used. */
export type Motif = (palette: CoverPalette, random: Random) => string;

const n = (value: number) => String(Math.round(value * 10) / 10);
const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`;
const rect = (x: number, y: number, width: number, height: number, rest: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${rest}/>`;
const list = <Item>(count: number, make: (i: number) => Item) =>
  Array.from({ length: count }, (_, i) => make(i));
const draw = (count: number, make: (i: number) => string) => list(count, make).join("");

/** A smooth line through points, as quadratic curves between their midpoints. */
function smooth(points: readonly (readonly [number, number])[], isClosed = false): string {
  const all = isClosed ? [...points, points[0]!, points[1]!] : points;
  const middle = (i: number) =>
    [(all[i]![0] + all[i + 1]![0]) / 2, (all[i]![1] + all[i + 1]![1]) / 2] as const;
  const [x, y] = isClosed ? middle(0) : all[0]!;
  let path = `M${n(x)} ${n(y)}`;
  for (let i = 1; i < all.length - 1; i++) {
    const [mx, my] = middle(i);
    path += `Q${n(all[i]![0])} ${n(all[i]![1])} ${n(mx)} ${n(my)}`;
  }
  return isClosed ? `${path}Z` : `${path}L${n(all.at(-1)![0])} ${n(all.at(-1)![1])}`;
}

/** A sun going under in stripes. */
const sunset: Motif = ({ accent }, random) => {
  const x = between(random, 230, 370);
  const y = between(random, 230, 290);
  const r = between(random, 165, 215);
  const horizon = y + r * 0.15;
  const step = r * 0.135;
  const above = rect(0, 0, SIDE, horizon, "");
  const below = draw(7, (i) =>
    rect(0, horizon + i * step + 3 + i * 3.4, SIDE, Math.max(2, step - 3 - i * 3.4), ""),
  );
  const water = draw(9, (i) => {
    const width = between(random, 60, 330) * (1 - i * 0.06);
    const left = x - width / 2 + between(random, -40, 40);
    return rect(
      left,
      y + r + 22 + i * 19,
      width,
      4,
      `rx="2" fill="${accent}" opacity="${n(0.9 - i * 0.08)}"`,
    );
  });
  return `<clipPath id="h">${above}${below}</clipPath>${circle(x, y, r, 'fill="url(#m)" clip-path="url(#h)"')}${water}`;
};

/** Hills behind hills, and something in the sky. */
const ridges: Motif = ({ main, accent, ground }, random) => {
  const sky = circle(
    between(random, 140, 460),
    between(random, 110, 210),
    between(random, 46, 88),
    `fill="${accent}"`,
  );
  const shades = [main[0], main[1], main[2], ground[0] === main[2] ? ground[1] : main[2]];
  const hills = draw(5, (i) => {
    const base = 260 + i * 68;
    const [a, b, phase] = [between(random, 26, 54), between(random, 10, 24), between(random, 0, 6)];
    const points = list(14, (k) => {
      const at = k / 2;
      return [
        k * 48 - 12,
        base - a * Math.sin(at * 0.9 + phase) - b * Math.sin(at * 2.3 + phase * 2),
      ] as const;
    });
    const fill = i < 4 ? shades[Math.min(i, 3)] : ground[0];
    return `<path d="${smooth(points)}L640 620L-20 620Z" fill="${fill}" opacity="${i < 4 ? n(0.72 + i * 0.09) : 1}"/>`;
  });
  return sky + hills;
};

/** Grooves of a record that is larger than its cover. */
const grooves: Motif = ({ main, accent, line }, random) => {
  const x = pick(random, [0, 600, 180]);
  const y = pick(random, [600, 430]);
  const rings = draw(17, (i) => {
    const r = 560 - i * 30 + between(random, -5, 5);
    const width = pick(random, [3, 6, 12, 20]);
    return circle(
      x,
      y,
      Math.max(30, r),
      `fill="none" stroke="${main[i % 3]}" stroke-width="${width}" opacity=".9"`,
    );
  });
  return rings + circle(x, y, 74, `fill="${accent}"`) + circle(x, y, 10, `fill="${line}"`);
};

/** Heights on a map. */
const contours: Motif = ({ main, accent }, random) => {
  const [cx, cy] = [between(random, 220, 380), between(random, 220, 380)];
  const waves = list(4, () => [between(random, 0.05, 0.16), between(random, 0, 6.3)] as const);
  const ring = (r: number, drift: number) =>
    smooth(
      list(20, (k) => {
        const angle = (k / 20) * Math.PI * 2;
        const bulge = waves.reduce(
          (sum, [size, phase], w) => sum + size * Math.sin((w + 2) * angle + phase + drift),
          1,
        );
        return [cx + r * bulge * Math.cos(angle), cy + r * bulge * Math.sin(angle)] as const;
      }),
      true,
    );
  const rings = draw(13, (i) => {
    const r = 430 - i * 32;
    const style = i % 4 === 3 ? `fill="${main[(i >> 2) % 3]}" fill-opacity=".34"` : 'fill="none"';
    return `<path d="${ring(r, i * 0.07)}" ${style} stroke="${main[i % 2]}" stroke-width="${i % 4 === 3 ? 4 : 2}"/>`;
  });
  return `${rings}<path d="${ring(26, 1)}" fill="${accent}"/>`;
};

/** The song itself: bars about a middle line. */
const levels: Motif = ({ accent, line }, random) => {
  const count = pick(random, [9, 13, 19]);
  const step = 480 / count;
  const [a, b] = [between(random, 1.5, 3.5), between(random, 0, 6)];
  const lit = Math.floor(between(random, 2, count - 2));
  return (
    draw(count, (i) => {
      const x = i / (count - 1);
      const height =
        46 + 330 * Math.sin(Math.PI * x) ** 0.8 * (0.35 + 0.65 * Math.abs(Math.sin(a * x * 4 + b)));
      const width = step * 0.58;
      return rect(
        60 + i * step + step * 0.21,
        300 - height / 2,
        width,
        height,
        `rx="${n(width / 2)}" fill="${i === lit ? accent : "url(#m)"}"`,
      );
    }) + rect(60, 299, 480, 2, `fill="${line}" opacity=".35"`)
  );
};

/** Quarter circles on a grid, as floors are laid. */
const tiles: Motif = ({ main, accent, line }, random) => {
  const count = pick(random, [3, 4, 4, 5]);
  const side = SIDE / count;
  const fills = [main[0], main[1], main[2], accent];
  return draw(count * count, (i) => {
    const [x, y] = [(i % count) * side, Math.floor(i / count) * side];
    const turn = Math.floor(random() * 4) * 90;
    const fill = pick(random, fills);
    const kind = random();
    const shape =
      kind < 0.56
        ? `<path d="M0 0H${n(side)}A${n(side)} ${n(side)} 0 0 1 0 ${n(side)}Z" fill="${fill}"/>`
        : kind < 0.72
          ? `<path d="M0 0H${n(side)}A${n(side / 2)} ${n(side / 2)} 0 0 1 0 0Z" fill="${fill}"/>`
          : kind < 0.86
            ? circle(side / 2, side / 2, side * 0.3, `fill="${fill}"`)
            : circle(side / 2, side / 2, side * 0.07, `fill="${line}"`);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn} ${n(side / 2)} ${n(side / 2)})">${shape}</g>`;
  });
};

/** Planets on their ways. */
const orbits: Motif = ({ main, accent, line }, random) => {
  const tilt = between(random, -40, 40);
  const flat = between(random, 0.28, 0.6);
  const ways = draw(6, (i) => {
    const r = 95 + i * 46;
    const angle = between(random, 0, 6.3);
    const planet = circle(
      300 + r * Math.cos(angle),
      300 + r * flat * Math.sin(angle),
      between(random, 7, 20),
      `fill="${i % 3 === 1 ? accent : main[i % 3]}"`,
    );
    return `<ellipse cx="300" cy="300" rx="${r}" ry="${n(r * flat)}" fill="none" stroke="${line}" stroke-width="1.6" opacity=".6"/>${planet}`;
  });
  const stars = draw(26, () =>
    circle(
      between(random, 0, 600),
      between(random, 0, 600),
      between(random, 0.8, 2),
      `fill="${line}" opacity=".7"`,
    ),
  );
  return `${stars}<g transform="rotate(${n(tilt)} 300 300)">${ways}${circle(300, 300, 62, 'fill="url(#m)"')}</g>`;
};

/** A range of lines, each hiding what lies behind it. */
const pulsar: Motif = ({ main, ground, line }, random) => {
  const centre = between(random, 255, 345);
  const lines = draw(19, (i) => {
    const peaks = list(
      4,
      () => [centre + between(random, -95, 95), between(random, 14, 32), between(random, 18, 88)] as const,
    );
    const points = list(40, (k) => {
      const x = 72 + k * 11.7;
      const height = peaks.reduce(
        (sum, [at, width, high]) => sum + high * Math.exp(-(((x - at) / width) ** 2)),
        0,
      );
      return [x, 172 + i * 17 - height - random() * 2.5] as const;
    });
    const stroke = i % 6 === 2 ? main[1] : line;
    return `<path d="${smooth(points)}" fill="${ground[0]}" stroke="${stroke}" stroke-width="2.4" stroke-linejoin="round"/>`;
  });
  // One flat paper, or the lines would cover a gradient with patches.
  return rect(0, 0, SIDE, SIDE, `fill="${ground[0]}"`) + lines;
};

/** Printed dots that swell towards a light. */
const halftone: Motif = ({ main, accent }, random) => {
  const [fx, fy] = [between(random, 120, 480), between(random, 120, 480)];
  const step = 40;
  const ball = circle(fx, fy, between(random, 120, 170), `fill="${accent}"`);
  return (
    ball +
    draw(15 * 15, (i) => {
      const x = 20 + (i % 15) * step + (Math.floor(i / 15) % 2 ? step / 2 : 0);
      const y = 20 + Math.floor(i / 15) * step;
      const r = 19 * (1 - Math.hypot(x - fx, y - fy) / 560);
      return r < 1.5 ? "" : circle(x, y, r, `fill="${main[r > 13 ? 0 : r > 8 ? 1 : 2]}"`);
    })
  );
};

/** A disc seen through blinds that do not hang quite straight. */
const blinds: Motif = ({ accent, line }, random) => {
  const count = pick(random, [6, 8, 11]);
  const height = SIDE / count;
  const r = between(random, 190, 235);
  const slats = draw(count, (i) => {
    const shift = between(random, -1, 1) * (i % 2 ? 62 : 18);
    const clip = `<clipPath id="c${i}">${rect(0, i * height, SIDE, height - 3, "")}</clipPath>`;
    return (
      clip + circle(300 + shift, 300, r, `fill="${i % 5 === 3 ? accent : "url(#m)"}" clip-path="url(#c${i})"`)
    );
  });
  return slats + circle(between(random, 90, 510), pick(random, [70, 530]), 9, `fill="${line}"`);
};

/** Petals around a middle; where they lie over each other they darken. */
const bloom: Motif = ({ main, accent }, random) => {
  const count = pick(random, [5, 7, 9, 12]);
  const length = between(random, 150, 190);
  const turn = between(random, 0, 90);
  const petal = (i: number) =>
    `<ellipse cx="300" cy="${n(300 - length * 0.72)}" rx="${n(360 / count + 26)}" ry="${n(length * 0.78)}" fill="${main[i % 2]}" opacity=".62" transform="rotate(${n(turn + (i * 360) / count)} 300 300)"/>`;
  return (
    draw(count, petal) + circle(300, 300, 58, `fill="${accent}"`) + circle(300, 300, 22, `fill="${main[2]}"`)
  );
};

/** Broad bands that wave across, as cloth does. */
const ribbons: Motif = ({ main, accent }, random) => {
  const [amplitude, phase, slope] = [
    between(random, 40, 95),
    between(random, 0, 6),
    between(random, -90, 90),
  ];
  const colours = [main[0], main[1], accent, main[2], main[1]];
  const turn = pick(random, [0, 0, 90, -32]);
  const bands = draw(5, (i) => {
    const points = list(10, (k) => {
      const wave = Math.sin(k * 0.75 + phase + i * 0.22) * amplitude;
      return [k * 100 - 150, 130 + i * 74 + wave + (k - 4) * (slope / 9)] as const;
    });
    return `<path d="${smooth(points)}" fill="none" stroke="${colours[i]}" stroke-width="${n(between(random, 44, 78))}"/>`;
  });
  return `<g transform="rotate(${turn} 300 300)">${bands}</g>`;
};

/** Doorways one inside the other, and the light at the end. */
const arches: Motif = ({ main, accent, ground }, random) => {
  const x = between(random, 240, 360);
  const count = pick(random, [4, 5, 6]);
  const colours = [main[2], main[1], main[0], ground[1]];
  const doors = draw(count, (i) => {
    const half = 220 - i * (180 / count);
    const top = 120 + i * (250 / count);
    return `<path d="M${n(x - half)} 640V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(top + half)}V640Z" fill="${colours[i % 4]}"/>`;
  });
  return (
    doors +
    circle(x, between(random, 470, 500), 24, `fill="${accent}"`) +
    circle(pick(random, [80, 520]), 84, 30, `fill="${accent}"`)
  );
};

/** By name; which one a seed gets depends on their order. */
export const MOTIFS = {
  ...{ sunset, ridges, grooves, contours, levels, tiles, orbits },
  ...{ pulsar, halftone, blinds, bloom, ribbons, arches },
} as const;
export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as readonly MotifName[];
export const COVER_MOTIFS: readonly Motif[] = Object.values(MOTIFS);
