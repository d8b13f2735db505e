import path from "node:path";
import { build } from "vite";
import { isNewerThan } from "./isNewerThan.ts";

const PROGRAM = "server/providers/audio/audioChild.ts";
const OUT = "dist/audio";
const SOURCES = ["server/providers", "domain", "package-lock.json"];

/** Whether a bundle of the audio child stands that is newer than everything it is made of. */
export function isAudioChildBuilt(root: string): boolean {
  return isNewerThan(root, `${OUT}/audioChild.js`, SOURCES);
}

/** The program that decodes, in one piece beside FFmpeg's binding, which is native and stays where it is. */
export async function buildAudioChild(root: string): Promise<void> {
  await build({
    ...{ root, configFile: false, logLevel: "warn" },
    publicDir: false,
    ssr: { noExternal: true, external: ["node-av"] },
    build: { ssr: PROGRAM, outDir: path.join(root, OUT), emptyOutDir: true, target: "node20" },
  });
}
