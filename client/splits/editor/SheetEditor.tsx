import { useLingui } from "@lingui/react/macro";
import { Button, Checkbox, Group, TextInput } from "@mantine/core";
import { isEmail } from "../../../domain/accounts/registration.ts";
import { minorIn } from "../../../domain/payouts/amountField.ts";
import { bpsIn } from "../../../domain/splits/percent.ts";
import { useMergedSave } from "../../catalog/page/useMergedSave.tsx";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { SettingsForm } from "../../settings/SettingsForm.tsx";
import { OnlineButton } from "../../ui/OnlineButton.tsx";
import type { SplitSubject } from "../SplitSheets.tsx";
import { useSplitLabels } from "../useSplitLabels.ts";
import { RecoupFields } from "./RecoupFields.tsx";
import { ShareFields } from "./ShareFields.tsx";
import { type SheetForm, type SheetStanding, sumOfShares } from "./sheetForm.ts";
import { useSheetSave } from "./useSheetSave.ts";
import { useSheetVerbs } from "./useSheetVerbs.tsx";

interface Props {
  subject: SplitSubject;
  standing: SheetStanding;
  /** Null: nothing is saved yet. */
  draftId: string | null;
  /** Whether a version was sent before. */
  isNext: boolean;
  /** It was sent, or is not wanted any more. */
  onEnd: () => void;
}

/** A split that nobody has been asked to sign yet: its shares, what is given back first, and from when on. */
export function SheetEditor({ subject, standing, draftId, isNext, onEnd }: Props) {
  const { t } = useLingui();
  const { incomes: incomeNames } = useSplitLabels();
  const send = useSheetSave(subject);
  const { ask, dialog: question, isSending } = useSheetVerbs({ draftId, standing, subject, onEnd });
  const { save, follow, dialog } = useMergedSave<SheetForm, number | null>({
    standing,
    send,
    labelOf: (field) => ({ shares: t`Shares` })[field as "shares"] ?? t`Terms`,
    shown: (_field, value) =>
      Array.isArray(value)
        ? value.map((each) => (typeof each === "string" ? each : `${each.name} ${each.percent} %`)).join("\n")
        : String(value),
    undecided: t`Somebody else saved this split first. Save again to choose what stays.`,
  });

  function problems(form: SheetForm) {
    const { shares, incomes, recoupLabel, recoupCap } = form;
    const found: Record<string, { message: string } | null> = {};
    for (const [at, { isStudio, name, email, percent }] of shares.entries()) {
      if (!name.trim()) found[`shares.${at}.name`] = { message: t`Enter a name.` };
      if (!isStudio && !isEmail(email.trim()))
        found[`shares.${at}.email`] = { message: t`Enter an email address: the link to sign goes there.` };
      if (!bpsIn(percent)) found[`shares.${at}.percent`] = { message: t`From 0.01 to 100` };
    }
    if (incomes.length === 0) found.incomes = { message: t`Choose at least one.` };
    if (recoupLabel.trim() && !minorIn(recoupCap, subject.currency))
      found.recoupCap = { message: t`Enter an amount.` };
    return found;
  }

  return (
    <SettingsCard
      title={isNext ? t`New version of the split` : t`Set up a split`}
      lead={
        isNext
          ? t`The previous version counts until everyone has signed this one.`
          : t`Everyone named here gets an email with a link to sign. No account needed.`
      }
    >
      <SettingsForm<SheetForm>
        initial={standing.form}
        problems={problems}
        save={save}
        onFollow={follow}
        saveLabel={t`Save draft`}
        undoText={t`Draft saved`}
      >
        {(form) => {
          const values = form.getValues();
          const isWhole = sumOfShares(values.shares) === 10_000;
          const maySend = draftId !== null && isWhole && !form.isDirty();
          return (
            <>
              <ShareFields form={form} studio={subject.studio} />
              <RecoupFields form={form} currency={subject.currency} />
              <Checkbox.Group
                label={t`What is shared`}
                value={[...values.incomes]}
                onChange={(next) => form.setFieldValue("incomes", next as SheetForm["incomes"])}
                error={form.errors.incomes}
              >
                <Group mt="xs">
                  <Checkbox value="sales" label={incomeNames.sales} />
                  <Checkbox value="streams" label={incomeNames.streams} />
                </Group>
              </Checkbox.Group>
              <TextInput
                type="date"
                label={t`Applies from`}
                description={t`Leave empty to start when it is sent.`}
                className="splits-day"
                {...form.getInputProps("effectiveFrom")}
              />
              <Group>
                <OnlineButton
                  disabled={!maySend}
                  loading={isSending}
                  onClick={() => ask("send")}
                >{t`Send for signatures`}</OnlineButton>
                <Button variant="subtle" color="red" onClick={() => ask("discard")}>
                  {draftId ? t`Discard draft` : t`Cancel`}
                </Button>
                {!maySend && (
                  <span className="splits-note">
                    {isWhole
                      ? t`Save the draft, then send it.`
                      : t`It can be sent once the shares add up to 100%.`}
                  </span>
                )}
              </Group>
            </>
          );
        }}
      </SettingsForm>
      {dialog}
      {question}
    </SettingsCard>
  );
}
