import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type SubmitEvent, useEffect, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { SETTINGS, type SettingKey, settingProblem } from "../../../domain/platform/settings.ts";
import type { SettingForm_setting$key } from "../../__generated__/SettingForm_setting.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { useMoment } from "../useMoment.ts";
import { SettingControl } from "./SettingControl.tsx";
import { useSettingVerbs } from "./useSettingVerbs.ts";

/** One choice: what it is, what it does, its value, who made it last, and the way back to the start. */
export function SettingForm({ setting: settingRef }: { setting: SettingForm_setting$key }) {
  const { t } = useLingui();
  const { time } = useMoment();
  const said = useRefusal();
  const { choose } = useSettingVerbs();
  const aboutId = useId();
  const setting = useFragment(
    graphql`
      fragment SettingForm_setting on PlatformSetting {
        key
        value
        start
        isChosen
        changedBy
        changedAt
      }
    `,
    settingRef,
  );
  const key = setting.key as SettingKey;
  const [label, about] = [said(SETTINGS[key].label), said(SETTINGS[key].about)];
  const [entered, setEntered] = useState(setting.value);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  useEffect(() => setEntered(setting.value), [setting.value]);
  const before = setting.isChosen ? setting.value : null;

  async function save(value: string | null) {
    const wrong = value === null ? null : settingProblem(key, value);
    if (wrong) return setProblem(said(wrong));
    setState("saving");
    const refusal = await choose({ key, label, value, before });
    setState(refusal ? "idle" : "saved");
    setProblem(refusal ? refusal.message : null);
    if (!refusal && value === null) setEntered(setting.start);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save(entered);
  }

  const isDirty = entered !== setting.value;
  const who = setting.changedBy ?? t`somebody who is gone`;
  const when = setting.changedAt ? time(setting.changedAt) : "";
  return (
    <form className="platform-setting" onSubmit={handleSubmit} noValidate aria-label={label}>
      <SettingControl
        settingKey={key}
        label={label}
        about={about}
        value={entered}
        error={problem}
        onChange={(value) => {
          setEntered(value);
          setProblem(null);
          setState("idle");
        }}
        onLeave={() => {
          const wrong = isDirty ? settingProblem(key, entered) : null;
          setProblem(wrong && said(wrong));
        }}
      />
      <Group gap={8}>
        <Button type="submit" loading={state === "saving"} disabled={!isDirty} aria-describedby={aboutId}>
          {t`Save`}
        </Button>
        {setting.isChosen && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => void save(null)}
            aria-label={t`Reset to default: ${label}`}
          >
            {t`Reset to default`}
          </Button>
        )}
        <span role="status" className="platform-saved">
          {state === "saved" && !isDirty && (
            <>
              <IconCheck size={18} aria-hidden /> {t`Saved`}
            </>
          )}
        </span>
      </Group>
      <Text size="sm" c="dimmed" id={aboutId}>
        {setting.isChosen ? t`Changed by ${who}, ${when}` : t`Nobody has changed this yet.`}
      </Text>
    </form>
  );
}
