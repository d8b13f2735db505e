/** The script that runs before the first paint, up to where more can be told to it. */
export const FIRST_SCRIPT = /<script src="\/assets\/before-paint-[^"]+"/;
const CLIENT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const AHEAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * A page of which something reads before the client runs, so that the client's code does not come between: its first script
 * (client/beforePaint.js) starts the client once that is in sight. Links answer meanwhile, pressed buttons as soon as the page itself
 * stands. `further`: what the client will ask for then, told ahead.
 */
export function afterFirstPaint(html: string, further: readonly string[] = []): string {
  const client = CLIENT.exec(html)?.[1];
  if (!client || !FIRST_SCRIPT.test(html)) return html;
  const ahead = [...html.matchAll(AHEAD)].map(([, href]) => href);
  return html
    .replace(CLIENT, "")
    .replaceAll(AHEAD, "")
    .replace(
      FIRST_SCRIPT,
      (first) => `${first} data-client="${client}" data-ahead="${[...ahead, ...further].join(" ")}"`,
    );
}
