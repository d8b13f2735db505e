// What must not compile. `tsc` fails here when one of these begins to.
import { verb } from "./verb.ts";

// @ts-expect-error a verb says what it leaves in the log, or why nothing
verb("silent", { run: async (act) => act.done({}) });
// @ts-expect-error an audited verb that changed something says what
verb("traceless", { audit: "release.update", run: async (act) => act.done({ releaseId: "1" }) });
// @ts-expect-error no verb ends without `did` or `left`
verb("endless", { audit: "release.update", run: async () => ({ releaseId: "1" }) });
// @ts-expect-error the log knows no such noun
verb("misnamed", { audit: "relase.update", run: async (act) => act.unchanged({}) });
// @ts-expect-error what is answered is kept: no moment, no row
verb("momentary", { unaudited: "Read marks.", run: async (act) => act.done({ at: new Date() }) });
verb("whole", {
  audit: "release.update",
  run: async (act, id: string) => act.done({ releaseId: id }, { id, workspaceId: null }),
});
verb("unlogged", {
  unaudited: "Read marks are nobody's business.",
  run: async (act) => act.done({ read: 1 }),
});
