import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Radio, Text } from "@mantine/core";
import { useState } from "react";
import { AppModal } from "./AppModal.tsx";

export type Side = "mine" | "theirs";

/** One fact that two people changed, as each of them left it. */
export interface Clash {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

interface Props {
  clashes: readonly Clash[];
  /** What to keep, field by field. */
  onChoose: (kept: Record<string, Side>) => void;
  /** Closed without a choice: nothing is saved, and what was typed stays. */
  onClose: () => void;
}

/** Somebody saved the same facts first: both versions side by side, and the choice for all of them or one by one. */
export function ConflictDialog({ clashes, onChoose, onClose }: Props) {
  const { t } = useLingui();
  const [kept, setKept] = useState<Record<string, Side>>({});
  const all = (side: Side) => Object.fromEntries(clashes.map(({ field }) => [field, side]));
  return (
    <AppModal isOpen onClose={onClose} title={t`Somebody else saved first`} size="lg">
      <Text c="dimmed" mb="md">
        <Trans>Nothing is lost. Choose what stays, field by field or all at once.</Trans>
      </Text>
      <div className="lv-clashes">
        {clashes.map(({ field, label, mine, theirs }) => (
          <Radio.Group
            key={field}
            label={label}
            value={kept[field] ?? "mine"}
            onChange={(side) => setKept((before) => ({ ...before, [field]: side as Side }))}
          >
            <div className="lv-clash">
              <Radio value="mine" label={<Version name={t`Mine`} text={mine} />} />
              <Radio value="theirs" label={<Version name={t`Theirs`} text={theirs} />} />
            </div>
          </Radio.Group>
        ))}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onChoose(all("theirs"))}>{t`Keep theirs`}</Button>
        <Button variant="default" onClick={() => onChoose(all("mine"))}>{t`Keep mine`}</Button>
        <Button onClick={() => onChoose({ ...all("mine"), ...kept })}>{t`Save this choice`}</Button>
      </Group>
    </AppModal>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <>
      <strong>{name}</strong>
      <span className="lv-clash-text">{text || "–"}</span>
    </>
  );
}
