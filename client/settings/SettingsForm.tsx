import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { holdPage } from "../app/pageHold.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { differing, isSameValue, picked } from "../ui/formValues.ts";
import { OnlineButton } from "../ui/OnlineButton.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import type { SaveOutcome } from "./saveOutcome.ts";
import { useUndoToast } from "./useUndoToast.tsx";

type Values = Record<string, unknown>;
/** What is wrong: words by a code, or what the screen says itself. */
type Told = RefusalPayload | { message: string };

interface Props<Form extends Values> {
  /** What is saved now. Where nothing was typed, the fields follow it. */
  initial: Form;
  /** The fields show from now on what `initial` says: somebody else saved it, or this person on another part of the page. */
  onFollow?: () => void;
  /** The problems by field, judged when a field is left and before saving; the rules come from domain/. */
  problems: (values: Form) => Partial<Record<keyof Form, Told | null>>;
  save: (values: Form) => Promise<SaveOutcome>;
  children: (form: UseFormReturnType<Form>) => ReactNode;
  saveLabel?: string;
  /** The toast after saving, with a way back to what was there before. Absent where nothing can be undone. */
  undoText?: string;
  /** True for forms that begin anew once they were sent, such as a change of password. */
  emptiesAfterwards?: boolean;
  /** Said in place of "Saved" while what was saved waits on this device; null where nothing does. */
  unsent?: ReactNode;
  /** True for what cannot wait on a device, such as a letter to somebody else. */
  needsConnection?: boolean;
}

/** The frame of every form in the settings: inline problems, what is saved and what is not, a warning before leaving. */
export function SettingsForm<Form extends Values>(props: Props<Form>) {
  const { initial, onFollow, problems, save, children, saveLabel, undoText, emptiesAfterwards, unsent } =
    props;
  const Submit = props.needsConnection ? OnlineButton : Button;
  const { t } = useLingui();
  const said = useRefusal();
  const words = useCallback((told: Told): string => ("code" in told ? said(told) : told.message), [said]);
  const undoToast = useUndoToast();
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<Form>({
    initialValues: initial,
    validateInputOnBlur: true,
    validate: (values) => translated(problems(values), words),
    onValuesChange: () => {
      setState("idle");
      setRefused(null);
    },
  });
  const isDirty = form.isDirty();
  // Until it is answered nobody knows that it was saved.
  useEffect(() => (state === "saving" ? holdPage() : undefined), [state]);

  // What `initial` said when the fields last agreed with it.
  const followed = useRef(initial);
  const follow = useEffectEvent(() => {
    if (isDirty || state === "saving" || isSameValue(followed.current, initial)) return;
    followed.current = initial;
    onFollow?.();
    const shown = form.getValues();
    if (differing(initial, shown).length === 0) return;
    settle(initial, shown);
    setState(state);
  });
  useEffect(() => follow());

  /** Takes `next` for what is saved now. What was typed since the fields said `shown` stays. */
  function settle(next: Form, shown: Form) {
    const values = form.getValues();
    const typed = picked(values, differing(values, shown));
    form.setInitialValues(next);
    form.setValues({ ...next, ...typed });
    form.resetDirty(next);
    form.clearErrors();
  }

  /** Saves `values` in place of what the fields say now, `shown`. */
  async function keep(values: Form, shown: Form, before: Form | null) {
    setRefused(null);
    setState("saving");
    const outcome = await save(values).catch(
      (error): SaveOutcome => ({ kind: "refused", ...accidentIn(error) }),
    );
    if (outcome.kind === "refused") {
      setState("idle");
      const isOurs = outcome.field !== null && outcome.field in values;
      if (isOurs) form.setFieldError(outcome.field as string, words(outcome));
      else setRefused(words(outcome));
      return;
    }
    const next = emptiesAfterwards ? initial : { ...values, ...outcome.values };
    settle(next, shown);
    setState("saved");
    if (undoText && before) undoToast(undoText, () => void takeBack(before, next));
  }

  /** Puts back what `saved` changed; what was changed again since stays as it is. */
  function takeBack(before: Form, saved: Form): Promise<void> {
    const standing = form.getInitialValues();
    const ours = differing(before, saved).filter((field) => isSameValue(standing[field], saved[field]));
    return keep({ ...standing, ...picked(before, ours) }, standing, null);
  }

  return (
    <form
      noValidate
      className="settings-form"
      onSubmit={form.onSubmit((values) => void keep(values, values, form.getInitialValues()))}
    >
      {children(form)}
      {refused && (
        <p className="settings-refusal" role="alert">
          {refused}
        </p>
      )}
      <Group>
        <Submit type="submit" disabled={state === "saving"}>
          {state === "saving" ? t`Saving...` : (saveLabel ?? t`Save`)}
        </Submit>
        {isDirty && (
          <Button variant="default" onClick={() => form.reset()} disabled={state === "saving"}>
            {t`Discard changes`}
          </Button>
        )}
        <span className="settings-state" role="status">
          {state !== "saving" && !isDirty && unsent}
          {state === "saved" && !unsent && (
            <>
              <IconCheck size={18} className="settings-good" aria-hidden /> {t`Saved`}
            </>
          )}
          {state === "idle" && isDirty && t`Not saved yet`}
        </span>
      </Group>
      <LeaveDialog isDirty={isDirty && state !== "saving"} />
    </form>
  );
}

function translated<Form>(
  problems: Partial<Record<keyof Form, Told | null>>,
  words: (told: Told) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Told | null | undefined>(problems).flatMap(([field, problem]) =>
      problem ? [[field, words(problem)]] : [],
    ),
  );
}
