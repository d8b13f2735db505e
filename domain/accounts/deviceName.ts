// In this order: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** A browser and its system, as a person would name them; null where the program does not say. */
export interface DeviceName {
  browser: string | null;
  system: string | null;
}

/** Reads the program's own description. It is a claim: good for recognising one's own devices, proof of nothing. */
export function deviceName(userAgent: string | null): DeviceName {
  return { browser: firstMatch(BROWSERS, userAgent), system: firstMatch(SYSTEMS, userAgent) };
}

function firstMatch(names: readonly [RegExp, string][], userAgent: string | null): string | null {
  return names.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1] ?? null;
}
