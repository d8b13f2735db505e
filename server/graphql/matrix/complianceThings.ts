import { decodeGlobalID } from "@pothos/plugin-relay";
import type { RestRequest, Row } from "./cells.ts";
import type { Kit } from "./kit.ts";
import { aRelease } from "./releaseThings.ts";

/** For a verb about a finding of a whole release whose title has a space too many. */
export const onFinding =
  (code: string, further: object = {}): Row["input"] =>
  async (kit, db) => {
    const releaseId = await aRelease(db, kit, { title: "Low  Tide", state: "draft" });
    return { releaseId, findingId: `${code} ${decodeGlobalID(releaseId).id}`, ...further };
  };

export const onSafeFixes: Row["input"] = async (kit, db) => ({
  releaseId: await aRelease(db, kit, { title: "Low  Tide", state: "draft" }),
});

/** The report of the kit's draft. */
export function aReport(kit: Kit): Promise<RestRequest> {
  const { id } = decodeGlobalID(kit.draftRelease);
  return Promise.resolve({ path: `/api/compliance/report.json?release=${id}`, method: "GET" });
}
