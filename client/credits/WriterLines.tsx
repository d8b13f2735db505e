import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group, NumberInput, Select, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconTrash } from "@tabler/icons-react";
import { equalShares, type Writer } from "../../domain/credits/work.ts";
import { NameField } from "./NameField.tsx";
import { useCreditLabels } from "./useCreditLabels.ts";
import type { WorkForm } from "./WorkDialog.tsx";

/** Who wrote the work, what, and with which share. */
export function WriterLines({ form }: { form: UseFormReturnType<WorkForm> }) {
  const { t } = useLingui();
  const { writerRoles } = useCreditLabels();
  const { writers } = form.getValues();
  const setAll = (next: readonly Writer[]) => {
    form.clearErrors();
    form.setFieldValue("writers", next);
  };
  const setLine = (at: number, some: Partial<Writer>) =>
    setAll(writers.map((line, place) => (place === at ? { ...line, ...some } : line)));
  return (
    <>
      <ol className="track-lines" aria-label={t`Writers`}>
        {writers.map(({ name, role, shareBp }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={at} className="track-line">
            <NameField
              label={t`Writer ${at + 1}`}
              value={name}
              error={form.errors[`writers.${at}`]}
              onChange={(next) => setLine(at, { name: next })}
            />
            <Select
              className="track-short"
              aria-label={t`What writer ${at + 1} wrote`}
              allowDeselect={false}
              data={writerRoles}
              value={role}
              onChange={(next) => setLine(at, { role: next ?? "CA" })}
            />
            <NumberInput
              className="track-clock"
              aria-label={t`Share of writer ${at + 1} in percent`}
              hideControls
              min={0}
              max={100}
              decimalScale={2}
              suffix=" %"
              value={shareBp / 100}
              onChange={(percent) => setLine(at, { shareBp: Math.round(Number(percent) * 100) })}
            />
            <ActionIcon
              aria-label={t`Remove ${name}`}
              onClick={() => setAll(writers.filter((_, place) => place !== at))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {form.errors.writers && (
        <Text role="alert" c="var(--mantine-color-error)">
          {form.errors.writers}
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          onClick={() => setAll([...writers, { name: "", role: "CA", shareBp: 0 }])}
        >{t`Add a writer`}</Button>
        {writers.length > 0 && (
          <Button
            variant="subtle"
            onClick={() => {
              const shares = equalShares(writers.length);
              setAll(writers.map((writer, at) => ({ ...writer, shareBp: shares[at]! })));
            }}
          >{t`Share equally`}</Button>
        )}
      </Group>
    </>
  );
}
