import { msg } from "@lingui/core/macro";
import type { RecordProxy } from "relay-runtime";
import { releaseAddress } from "../../releases/releaseAddress.ts";
import { globalId, plainDraft, type SyncKind, setPlain } from "./kind.ts";
import { askForUnread, layOrder } from "./releaseOrder.ts";

/** What `updateRelease` takes, by where screens read it. */
const OWN = [
  ...["title", "versionTitle", "artistNames", "label", "upc", "catalogNumber", "genre", "language"],
  ...["originalReleaseDay", "description", "creditsText", "licence", "territories", "excludedTerritories"],
  ...["coverAlt", "priceMinor", "suggestedPriceMinor", "isPriceFixed", "version"],
];
const PRIVATE = [
  ...["coverAttested", "releaseDay", "releaseTime", "timezone", "audience", "hideFromSearch", "preorderFrom"],
];
const LINES = { cLine: ["cLineYear", "cLineOwner"], pLine: ["pLineYear", "pLineOwner"] } as const;

/** What is written about a release, named as `updateRelease` takes it, and its running order. */
export const releaseKind: SyncKind = {
  draft(wish) {
    const draft = plainDraft("catalog", wish, { kind: "release" });
    // Why it was changed goes along, and is no field of it.
    return { ...draft, changed: draft.changed.filter((field) => field !== "reason") };
  },
  lay(store, entityId, fields, entry) {
    const release = store.get(globalId("Release", entityId));
    if (!release) return;
    if (entry.changed.includes("tracks")) layOrder(store, release, fields, entry);
    const among = (names: readonly string[]) =>
      Object.fromEntries(Object.entries(fields).filter(([field]) => names.includes(field)));
    setPlain(release, among(OWN));
    layIn(release.getLinkedRecord("privateFields"), among(PRIVATE));
    for (const [name, [year, owner]] of Object.entries(LINES))
      layIn(release.getLinkedRecord(name), {
        ...(fields[year] !== undefined && { year: fields[year] }),
        ...(fields[owner] !== undefined && { owner: fields[owner] }),
      });
    if (typeof fields.type === "string") release.setValue(fields.type, "type");
    if (fields.type !== undefined && fields.typeChosen === undefined)
      layIn(release.getLinkedRecord("privateFields"), { typeChosen: fields.type !== null });
  },
  async askForUnread(relay, { entityId, changed }, doc) {
    if (changed.includes("tracks")) await askForUnread(relay, entityId, doc);
  },
  pathOf: ({ entityId, name }) => releaseAddress({ id: globalId("Release", entityId), title: name }),
  titleOf: ({ name }) => msg`Changes of the release “${name}”`,
};

function layIn(record: RecordProxy | null | undefined, fields: Readonly<Record<string, unknown>>): void {
  if (record) setPlain(record, fields);
}
