import type { SyncEntry } from "../../../domain/sync/entry.ts";
import { releaseKind } from "./release.ts";
import { trackKind } from "./track.ts";

const entry = {
  entityId: "0198f3a1-7c2e-7b44-9d3e-5a6f7b8c9d0e",
  name: "Foam and Iron",
  data: {},
} as SyncEntry;

test("a change is mended at an address that says of what it is", () => {
  expect(trackKind.pathOf(entry)).toMatch(/^\/catalog\/tracks\/foam-and-iron-\w{22}$/);
  expect(trackKind.pathOf({ ...entry, data: { awaitsAudio: true } })).toBeNull();
  expect(releaseKind.pathOf(entry)).toMatch(/^\/releases\/foam-and-iron-\w{22}$/);
});
