const BARS = [60, 96, 72, 128, 104, 168, 136, 208, 176, 248, 212, 288];
const RINGS = [150, 126, 102, 78, 54, 30];

/** Rising bars: the artists' motif. */
export function BarsArt() {
  return (
    <svg className="landing-art" viewBox="0 0 384 300" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      {BARS.map((height, at) => (
        <rect
          key={height}
          x={at * 32 + 6}
          y={300 - height}
          width="20"
          height={height}
          rx="10"
          data-tone={at % 3}
        />
      ))}
    </svg>
  );
}

/** Rings of a record: the fans' motif. */
export function DiscsArt() {
  return (
    <svg className="landing-art" viewBox="0 0 320 300" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      {RINGS.map((radius, at) => (
        <circle key={radius} cx={190 - at * 6} cy={170 - at * 5} r={radius} data-tone={at % 3} />
      ))}
    </svg>
  );
}
