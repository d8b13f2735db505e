import { msg, plural } from "@lingui/core/macro";
import type { SyncKind } from "./kind.ts";

/** What was heard, told late. All reports are one thing, so that those nobody has sent yet go together. */
export const playsKind: SyncKind = {
  draft: ({ kind, id, name, changes }) => ({
    action: "create",
    table: "plays",
    data: { reports: changes.reports },
    entityId: id,
    changed: ["reports"],
    base: null,
    baseVersion: null,
    kind,
    name,
  }),
  lay() {},
  pathOf: () => null,
  titleOf({ data }) {
    const count = (data.reports as readonly unknown[]).length;
    return msg`${plural(count, { one: "# song you heard", other: "# songs you heard" })}`;
  },
};
