import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Fieldset, Group, NumberInput, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import {
  AGENT_LIMITS,
  type CustomSkill,
  SKILL_VALUE,
  SKILLS_MOST,
} from "../../../domain/assistants/customAgents.ts";

interface Props {
  skills: readonly CustomSkill[];
  /** By field: "skills", "skills.0.name". */
  problemOf: (field: string) => string | null;
  onChange: (skills: CustomSkill[]) => void;
}

/** What it is good at: one to three skills, each with a number. */
export function SkillFields({ skills, problemOf, onChange }: Props) {
  const { t } = useLingui();
  const change = (place: number, some: Partial<CustomSkill>) =>
    onChange(skills.map((skill, at) => (at === place ? { ...skill, ...some } : skill)));
  return (
    <Fieldset legend={t`Skills`} variant="unstyled">
      {skills.map((skill, place) => {
        const number = place + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: skills have no name of their own until they are typed
          <Group key={place} wrap="nowrap" align="flex-start" gap={8} mb={8}>
            <TextInput
              flex={1}
              aria-label={t`Skill ${number}`}
              placeholder={t`For example: Planning`}
              maxLength={AGENT_LIMITS.skillName}
              value={skill.name}
              error={problemOf(`skills.${place}.name`)}
              onChange={(event) => change(place, { name: event.currentTarget.value })}
            />
            <NumberInput
              w={96}
              aria-label={t`Value of skill ${number}`}
              min={SKILL_VALUE.min}
              max={SKILL_VALUE.max}
              clampBehavior="none"
              allowDecimal={false}
              value={Number.isNaN(skill.value) ? "" : skill.value}
              error={problemOf(`skills.${place}.value`)}
              onChange={(value) => change(place, { value: value === "" ? Number.NaN : Number(value) })}
            />
            <ActionIcon
              variant="subtle"
              aria-label={t`Remove skill ${number}`}
              disabled={skills.length === 1}
              onClick={() => onChange(skills.filter((_skill, at) => at !== place))}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Group>
        );
      })}
      {problemOf("skills") && <p role="alert">{problemOf("skills")}</p>}
      {skills.length < SKILLS_MOST && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...skills, { name: "", value: SKILL_VALUE.start }])}
        >{t`Add a skill`}</Button>
      )}
    </Fieldset>
  );
}
