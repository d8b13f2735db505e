import { readFileSync } from "node:fs";
import path from "node:path";
import { Step } from "./steps.ts";

const CLIENT = String.raw`[\\/]client[\\/]`;
const PACKAGES = String.raw`[\\/]node_modules[\\/]`;
const MANTINE = String.raw`@mantine[\\/]\w+[\\/]esm[\\/]`;

/** Landing, legal texts, signing in. */
const DOORS = [
  "client/landing/LandingScreen.tsx",
  "client/landing/ArtistLandingScreen.tsx",
  "client/landing/FanLandingScreen.tsx",
  "client/landing/OriginalLandingScreen.tsx",
  "client/legal/LegalScreen.tsx",
  "client/accounts/AuthScreen.tsx",
  "client/accounts/CallbackScreen.tsx",
];
/** What visitors read. */
export const READ = {
  frame: ["client/app/visitorRoutes.tsx", "client/app/relay.ts"],
  profile: "client/profiles/ProfileScreen.tsx",
  release: "client/publicPages/PublicReleaseScreen.tsx",
} as const;
/** The frame of whoever is signed in. */
const WORKED = ["client/app/AppShell.tsx", "client/app/relay.ts", "client/shell/Shell.tsx"];
/** The screens that people begin a day with, or go to most often. */
export const DAILY = {
  dashboard: ["client/dashboard/DashboardScreen.tsx", "client/dashboard/FanShelves.tsx"],
  library: ["client/library/LibraryScreen.tsx"],
  discover: ["client/discover/DiscoverScreen.tsx"],
  search: ["client/search/page/SearchScreen.tsx"],
  tracks: ["client/catalog/TracksScreen.tsx", "client/catalog/TrackCard.tsx"],
} as const satisfies Record<string, readonly [string, ...string[]]>;
/** Names what floats above every screen of somebody signed in, and comes once the first one stands. */
const OVERLAYS = "client/app/overlays.ts";
/** What sends files, from any screen. */
const UPLOADS = ["client/catalog/uploads.ts"];

const BEGINNING = new RegExp(
  String.raw`${CLIENT}(main|app[\\/](App|data)|i18n[\\/]i18n|shell[\\/]SignedOutFrame)\.tsx?$`,
);
/** What parts of Mantine have in common. */
const GROUND =
  /@mantine[\\/](core[\\/]esm[\\/]core|hooks[\\/]esm[\\/](utils|use-(force-update|merged-ref|uncontrolled|id)))[\\/]|[\\/](CheckIcon|VisuallyHidden|to-int)\.mjs$/;
/** What tells that there is a toast to show, without what shows it. */
const NEWS = /@mantine[\\/](store|notifications[\\/]esm[\\/]notifications\.store)/;
const FLOATING = String.raw`${PACKAGES}(@floating-ui|react-remove-scroll|${MANTINE}(components[\\/](Menu|Popover|Tooltip|ModalBase|Modal|Drawer)|Notifications\b))`;

/**
 * One file for each step into the product, so that nobody loads the code of a step they did not take: what every page begins with, the
 * doors, what visitors read, the frame of somebody signed in, what those have in common, what several screens of every day need with
 * what sends files, what each of those screens shares with others, what floats above them all, what opens over a page once it is pressed, the player, what
 * most other screens share, and what those about records or about money share. Charts are read by two screens of the administration
 * alone. The first that a module belongs to has it, with what it needs. The administration is in none of them, and each other screen
 * in a file of its own.
 */
export function chunkGroups(root: string) {
  const doors = new Step(root, DOORS);
  const read = new Step(root, Object.values(READ).flat());
  const worked = new Step(root, WORKED);
  const uploads = new Step(root, UPLOADS);
  const overlays = new Step(root, comingWith(root, OVERLAYS));
  const daily = Object.entries(DAILY).map(([name, begins]) => ({ name, step: new Step(root, begins) }));
  const ofDaily = (id: string) => daily.filter(({ step }) => step.has(id)).length;
  const groups = [
    group("react", `${PACKAGES}(react|react-dom|scheduler)[\\\\/]`),
    {
      name: "outside",
      test: (id: string) =>
        BEGINNING.test(id) || GROUND.test(id) || (doors.has(id) && (read.has(id) || worked.has(id))),
    },
    {
      name: "doorsAndShelves",
      test: (id: string) => doors.has(id) && (ofDaily(id) > 0 || overlays.has(id)),
    },
    { name: "doors", test: (id: string) => doors.has(id) },
    group("relay", `${PACKAGES}(relay-runtime|react-relay|fbjs|invariant|nullthrows)[\\\\/]`),
    {
      name: "common",
      test: (id: string) =>
        NEWS.test(id) || (read.has(id) && (worked.has(id) || ofDaily(id) > 0 || overlays.has(id))),
    },
    { name: "studio", test: (id: string) => worked.has(id) },
    {
      ...group("icons", `${PACKAGES}@tabler[\\\\/]icons-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/]`),
      minShareCount: 3,
    },
    { name: "shelves", test: (id: string) => ofDaily(id) > 1 || uploads.has(id) },
    group("floating", FLOATING),
    { name: "visitor", test: (id: string) => read.has(id) },
    group("player", `${CLIENT}player[\\\\/]seat[\\\\/]openVisitorSeat\\.ts$`),
    ...daily.map(({ name, step }) => ({
      name,
      minShareCount: 2,
      test: (id: string) => step.has(id),
    })),
    { name: "overlays", test: (id: string) => overlays.has(id) },
    group("sync", `${CLIENT}sync[\\\\/](openSync|openDatabase|SyncWatch)\\.tsx?$`),
    group("charts", `${PACKAGES}(@mantine[\\\\/]charts|recharts|d3-\\w+)[\\\\/]`),
    {
      name: "shared",
      minShareCount: 6,
      test: (id: string) => !/[\\/]client[\\/]admin[\\/]/.test(id),
    },
    { ...group("records", `${CLIENT}(assets|catalog|releases)[\\\\/]`), minShareCount: 2 },
    { ...group("money", `${CLIENT}(finances|payouts|splits|taxes)[\\\\/]`), minShareCount: 2 },
  ];
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }));
}

/** The files that a module of ours sends for later on. */
function comingWith(root: string, module: string): string[] {
  const imports = readFileSync(path.join(root, module), "utf8").matchAll(/\bimport\("([^"]+)"\)/g);
  return [...imports].map(([, named]) => path.posix.join(path.posix.dirname(module), named!));
}

function group(name: string, begins: string) {
  return { name, test: new RegExp(begins) };
}
