/** More than the parts of one screen ask. */
const MOST = 40;

/** What somebody types, letter by letter, and what is looked up for it: worth nothing later on. */
const WHILE_TYPING: ReadonlySet<string> = new Set([
  "useSearchQuery",
  "SearchResultsPaginationQuery",
  "AddTracksQuery",
  "NameFieldQuery",
  "ParentFieldQuery",
  "PlaceSelectQuery",
  "TrackPickerQuery",
  "WorkPickerQuery",
  "useHandleCheckQuery",
  "useMatchesQuery",
  "useProposalQuery",
]);

const asked = new Set<string>();

/** Whether a device may keep the answer for when there is no network. The administration is about other people: it never may. */
export function mayBeKept(name: string): boolean {
  return !WHILE_TYPING.has(name) && !window.location.pathname.startsWith("/admin");
}

/** Remembers a question of this page until the service worker knows for whom it may keep the answer. */
export function noteAsked(address: string): void {
  if (asked.size < MOST) asked.add(address);
}

/** The questions of this page so far. */
export function askedSoFar(): readonly string[] {
  return [...asked];
}
