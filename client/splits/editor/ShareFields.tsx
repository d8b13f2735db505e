import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconTrash } from "@tabler/icons-react";
import { useSplitLabels } from "../useSplitLabels.ts";
import { NO_SHARE, type ShareForm, type SheetForm, sumOfShares } from "./sheetForm.ts";

/** As many people as a split can name. */
const MAX_SHARES = 20;

/** A line for each share, and what they come to. */
export function ShareFields({ form, studio }: { form: UseFormReturnType<SheetForm>; studio: string }) {
  const { t } = useLingui();
  const { percent } = useSplitLabels();
  const { shares } = form.getValues();
  const sum = sumOfShares(shares);
  const setAll = (next: readonly ShareForm[]) => {
    form.clearErrors();
    form.setFieldValue("shares", next);
  };
  const setLine = (at: number, some: Partial<ShareForm>) =>
    setAll(shares.map((line, place) => (place === at ? { ...line, ...some } : line)));
  function remove(at: number) {
    const { recoupTo } = form.getValues();
    if (recoupTo >= at) form.setFieldValue("recoupTo", recoupTo === at ? 0 : recoupTo - 1);
    setAll(shares.filter((_, place) => place !== at));
  }
  return (
    <fieldset className="splits-fields">
      <legend>{t`Shares`}</legend>
      <ol>
        {shares.map(({ isStudio, name, email, role, percent: typed }, at) => (
          // Lines keep their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={at}>
            <TextInput
              label={t`Name ${at + 1}`}
              maxLength={100}
              value={name}
              error={form.errors[`shares.${at}.name`]}
              onChange={(event) => setLine(at, { name: event.currentTarget.value })}
            />
            {isStudio ? (
              <p className="splits-studio">{t`Your studio, signed by sending`}</p>
            ) : (
              <TextInput
                label={t`Email ${at + 1}`}
                type="email"
                autoComplete="off"
                value={email}
                error={form.errors[`shares.${at}.email`]}
                onChange={(event) => setLine(at, { email: event.currentTarget.value })}
              />
            )}
            <TextInput
              label={t`Role ${at + 1}`}
              placeholder={t`Producer`}
              maxLength={60}
              value={role}
              onChange={(event) => setLine(at, { role: event.currentTarget.value })}
            />
            <TextInput
              label={t`Share ${at + 1}`}
              inputMode="decimal"
              rightSection="%"
              value={typed}
              error={form.errors[`shares.${at}.percent`]}
              onChange={(event) => setLine(at, { percent: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={name ? t`Remove ${name}` : t`Remove line ${at + 1}`}
              disabled={shares.length === 1}
              onClick={() => remove(at)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Group justify="space-between">
        <Group>
          <Button
            variant="default"
            disabled={shares.length >= MAX_SHARES}
            onClick={() => setAll([...shares, NO_SHARE])}
          >{t`Add a person`}</Button>
          {!shares.some(({ isStudio }) => isStudio) && (
            <Button
              variant="default"
              onClick={() => setAll([{ ...NO_SHARE, isStudio: true, name: studio }, ...shares])}
            >{t`Add your studio`}</Button>
          )}
        </Group>
        <output className="splits-sum" data-whole={sum === 10_000 || undefined}>
          {sum === 10_000
            ? t`Shares add up to 100%.`
            : sum < 10_000
              ? t`${percent(10_000 - sum)} not shared out yet.`
              : t`${percent(sum - 10_000)} too much.`}
        </output>
      </Group>
    </fieldset>
  );
}
