import { ACTION_LABELS, OWN_ACTION_LABELS } from "../client/admin/audit/actionLabels.ts";
import { schema } from "../server/graphql/schema.ts";

type Named = { rule?: { audit?: string } } | string;

const audited = Object.values(schema.getMutationType()!.getFields()).flatMap(({ name, extensions }) => {
  const { verb = [] } = (extensions.pothosOptions ?? {}) as { verb?: Named | Named[] };
  return [verb].flat().flatMap((each) => {
    const action = typeof each === "string" ? undefined : each.rule?.audit;
    return action ? [[name, action] as const] : [];
  });
});

test("verbs that leave a line are found", () => {
  expect(audited.length).toBeGreaterThan(60);
});

test.each(audited)("what %s leaves in the log is a sentence: %s", (_field, action) => {
  expect(OWN_ACTION_LABELS[action] ?? ACTION_LABELS[action]).toBeTruthy();
});
