import { readFileSync } from "node:fs";
import path from "node:path";
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { DAILY } from "./chunkGroups.ts";
import { reachedFiles } from "./reachedFiles.ts";

/** What a desk shows at once of a screen of every day, and a phone never. */
const AT_A_DESK = ["client/shell/Rail.tsx", "client/catalog/TrackTable.tsx"];

/**
 * Where the pages of each part begin. What a part before it brings along is not in it again. `daily` is what the screens of every
 * day need at once, `studio` what comes later, and all the rest.
 */
const PARTS = {
  outside: ["client/main.tsx"],
  reading: [
    "client/profiles/ProfileScreen.tsx",
    "client/publicPages/PublicReleaseScreen.tsx",
    "client/publicPages/PublicTrackScreen.tsx",
    "client/publicPages/StandaloneTrackScreen.tsx",
  ],
  visitor: ["client/app/visitorRoutes.tsx", "client/search/VisitorOverlay.tsx"],
  daily: ["client/app/AppShell.tsx", ...AT_A_DESK, ...Object.values(DAILY).flat()],
  studio: ["client/app/AppShell.tsx"],
  admin: ["client/admin/routes.ts"],
};
const PART = /^(.+\/client\/locales\/(\w+)\.po)\?(outside|reading|visitor|daily|studio|admin)$/;
/** Code of ours that comes later, not a type that is named so. */
const DYNAMIC = /(?<!typeof )\bimport\("(\.[^"]+\.tsx?)"\)/g;
type Part = keyof typeof PARTS;
const IN_ORDER = Object.keys(PARTS) as Part[];

/**
 * The texts of the screens and of the rules in parts: nobody loads the words of a screen that they cannot open, or not yet. Code that
 * comes later waits for its words.
 */
export function splitTexts(root: string): Plugin {
  return {
    name: "split-texts",
    enforce: "pre",
    buildStart() {
      // Of a build, not of a server of ours: nothing changes before it ends.
      known = undefined;
      if (!this.meta.watchMode) knowledgeOf(root).until = Number.POSITIVE_INFINITY;
    },
    resolveId(source, importer) {
      if (importer && /\.po\?\w+$/.test(source)) return path.resolve(path.dirname(importer), source);
      return null;
    },
    transform(code, id) {
      const [file] = id.split("?");
      if (!file!.startsWith(path.join(root, "client/"))) return null;
      const waiting = code.replaceAll(DYNAMIC, (imported, named: string) => {
        const target = path.resolve(path.dirname(file!), named);
        const { studio, admin, ...before } = knowledgeOf(root).files;
        const isHere = Object.values(before).some((files) => files.has(target));
        if (isHere || !(studio.has(target) || admin.has(target))) return imported;
        return `Promise.all([${imported}, needStudioTexts("studio")]).then(([part]) => part)`;
      });
      if (waiting === code) return null;
      const i18n = JSON.stringify(path.join(root, "client/i18n/i18n.ts"));
      return { code: `import { needTexts as needStudioTexts } from ${i18n};\n${waiting}`, map: null };
    },
    async load(id) {
      const [, file, locale, part] = PART.exec(id) ?? [];
      if (!file || !locale || !part) return null;
      const rules = path.join(root, "domain/locales", `${locale}.po`);
      this.addWatchFile(file);
      this.addWatchFile(rules);
      const messages = {
        ...(await textsOf(root, file, locale, ofFiles(root, part as Part))),
        ...(await textsOf(root, rules, locale, ofCodes(root, part as Part))),
      };
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: "es" });
      if (errors.length > 0) throw new Error(`A text of ${id} cannot be read: ${errors[0]?.error.message}`);
      return { code: source, moduleType: "js" };
    },
  };
}

interface Entry {
  id: string;
  message: string;
  origins: string[];
}
type Belongs = (entry: Entry) => boolean;

async function textsOf(root: string, file: string, locale: string, belongs: Belongs) {
  const entries = await entriesOf(root, file, locale);
  return Object.fromEntries(entries.filter(belongs).map(({ id, message }) => [id, message]));
}

/** By the part of the first files that need it. */
function ofFiles(root: string, part: Part): Belongs {
  const { files } = knowledgeOf(root);
  return ({ origins }) => part === firstOf((one) => origins.some((file) => files[one].has(file)));
}

/** The text of a rule belongs to every file that names its code, or begins to: text(`credits.${role}`). */
function ofCodes(root: string, part: Part): Belongs {
  const { isNamed } = knowledgeOf(root);
  return ({ id }) => part === firstOf((one) => isNamed[one](id));
}

function firstOf(needs: (part: Part) => boolean): Part {
  return IN_ORDER.find(needs) ?? "studio";
}

/** What every part of the texts is cut by: read once a build, because it takes longer than the build itself. */
interface Knowledge {
  root: string;
  /** In epoch milliseconds. */
  until: number;
  /** What the pages of each part reach, without what a part after it begins with. */
  files: Record<Part, Set<string>>;
  /** Whether the code of a part names the text of a rule. */
  isNamed: Record<Part, (id: string) => boolean>;
  /** By catalogue and language. */
  entries: Map<string, Promise<Entry[]>>;
}

/** While somebody works on the client its files change. */
const KNOWN_MS = 2_000;
let known: Knowledge | undefined;

function knowledgeOf(root: string): Knowledge {
  if (known?.root === root && Date.now() < known.until) return known;
  const ofParts = <Value>(find: (part: Part) => Value) =>
    Object.fromEntries(IN_ORDER.map((part) => [part, find(part)])) as Record<Part, Value>;
  const files = ofParts((part) => reachedBy(root, part));
  const isNamed = ofParts((part) => namedIn(files[part]));
  known = { root, until: Date.now() + KNOWN_MS, files, isNamed, entries: new Map() };
  return known;
}

function namedIn(reached: Set<string>): (id: string) => boolean {
  const code = [...reached].map((file) => readFileSync(file, "utf8")).join("\n");
  const beginnings = [...code.matchAll(/\(`([a-zA-Z]+\.[a-zA-Z]*)\$\{/g)].map(([, beginning]) => beginning!);
  // With what lies between two of them: to look for each code in all of it takes longer than the rest of the build.
  const quoted = new Set(code.match(/(?<=")[^"\n]+(?=")/g));
  return (id) => quoted.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
}

function entriesOf(root: string, file: string, locale: string): Promise<Entry[]> {
  const { entries } = knowledgeOf(root);
  const key = `${file} ${locale}`;
  const reading = entries.get(key) ?? readEntries(root, file, locale);
  entries.set(key, reading);
  return reading;
}

async function readEntries(root: string, file: string, locale: string): Promise<Entry[]> {
  const config = getConfig({ cwd: root });
  const found = getCatalogForFile(path.relative(root, file), await getCatalogs(config));
  if (!found) throw new Error(`${file} is no catalogue.`);
  const entries = (await found.catalog.read(locale)) ?? {};
  const { messages } = await found.catalog.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale,
    missingBehavior: "resolved",
  });
  return Object.entries(messages).map(([id, message]) => ({
    ...{ id, message },
    origins: (entries[id]?.origin ?? []).map(([origin]) => path.join(root, origin)),
  }));
}

function reachedBy(root: string, part: Part): Set<string> {
  const isAtOnce = part === "daily";
  // A screen of every day that visitors open, too, is theirs first.
  const later = IN_ORDER.slice(IN_ORDER.indexOf(part) + 1).filter((one) => one !== "daily");
  const left = later.flatMap((one) => PARTS[one]);
  const files = reachedFiles(root, PARTS[part], isAtOnce ? PARTS.admin : left, isAtOnce);
  return new Set([...files].filter((file) => !file.endsWith(".po")));
}
