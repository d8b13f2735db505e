import { type ReactNode, useRef, useState } from "react";
import type { SaveOutcome } from "../../settings/saveOutcome.ts";
import { type Clash, ConflictDialog, type Side } from "../../ui/ConflictDialog.tsx";
import { differing, isSameValue } from "../../ui/formValues.ts";

type Values = Record<string, unknown>;

/** How a thing stands on the server: its facts as the form shows them, and the version they have. */
export interface Standing<Form extends Values, Version> {
  form: Form;
  version: Version;
}

/** What the server said to a change. */
export type SendOutcome<Form extends Values, Version> =
  | ({ kind: "saved" | "stale" } & Standing<Form, Version>)
  | Extract<SaveOutcome, { kind: "refused" }>;

interface Parts<Form extends Values, Version> {
  standing: Standing<Form, Version>;
  /** Sends the fields of `form` that are named in `changed`; `before` is the form as it stood. */
  send: (
    form: Form,
    changed: readonly (keyof Form & string)[],
    version: Version,
    before: Form,
  ) => Promise<SendOutcome<Form, Version>>;
  labelOf: (field: keyof Form & string) => string;
  /** A value as people read it. */
  shown: (field: keyof Form & string, value: unknown) => string;
  /** What is said when the person closes the dialog without a choice. */
  undecided: string;
}

/**
 * Saves a form that others may save at the same time. Changes of different fields both stand; for a field that two people
 * changed, a dialog shows both versions and asks.
 */
export function useMergedSave<Form extends Values, Version>(
  parts: Parts<Form, Version>,
): {
  save: (form: Form) => Promise<SaveOutcome>;
  /** The form shows from now on what stands. */
  follow: () => void;
  dialog: ReactNode;
} {
  const { standing, send, labelOf, shown, undecided } = parts;
  // The way back in the toast outlives the render that it was made in.
  const known = useRef(standing);
  const [question, setQuestion] = useState<{
    clashes: Clash[];
    answer: (kept: Record<string, Side> | null) => void;
  } | null>(null);

  async function save(form: Form): Promise<SaveOutcome> {
    const before = known.current;
    const changed = differing(form, before.form);
    if (changed.length === 0) return { kind: "saved", values: before.form };
    const outcome = await send(form, changed, before.version, before.form);
    if (outcome.kind === "refused") return outcome;
    const { form: now, version } = outcome;
    known.current = { form: now, version };
    if (outcome.kind === "saved") return { kind: "saved", values: now };
    const mine = Object.fromEntries(changed.map((field) => [field, form[field]]));
    const both = changed.filter(
      (field) => !isSameValue(now[field], before.form[field]) && !isSameValue(now[field], form[field]),
    );
    const kept = both.length > 0 ? await ask(both, form, now) : {};
    if (!kept) {
      // What is theirs now is what the next attempt starts from: it will not ask again about the same.
      known.current = { form: now, version };
      return { kind: "refused", field: null, message: undecided };
    }
    const theirs = Object.entries(kept).flatMap(([field, side]) => (side === "theirs" ? [field] : []));
    return save({ ...now, ...without(mine, theirs) });
  }

  function ask(both: (keyof Form & string)[], form: Form, now: Form) {
    const clashes = both.map((field) => ({
      field,
      label: labelOf(field),
      mine: shown(field, form[field]),
      theirs: shown(field, now[field]),
    }));
    return new Promise<Record<string, Side> | null>((resolve) => {
      setQuestion({
        clashes,
        answer: (kept) => {
          setQuestion(null);
          resolve(kept);
        },
      });
    });
  }

  const dialog = question && (
    <ConflictDialog
      clashes={question.clashes}
      onChoose={question.answer}
      onClose={() => question.answer(null)}
    />
  );
  // News may have brought some of its facts only: with the version of before, the server answers with all of them.
  const follow = () => {
    known.current = { form: standing.form, version: known.current.version };
  };
  return { save, follow, dialog };
}

function without<Form extends Values>(form: Form, fields: readonly string[]): Form {
  return Object.fromEntries(Object.entries(form).filter(([field]) => !fields.includes(field))) as Form;
}
