import { useLingui } from "@lingui/react/macro";
import { Button, Checkbox, Group, NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { AREAS, LOGIC_LEVELS, VOICES } from "../../../domain/assistants/agents.ts";
import {
  AGENT_LIMITS,
  type CustomAgentForm,
  SAMPLE_AVATARS,
  SAMPLE_HEADERS,
} from "../../../domain/assistants/customAgents.ts";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { AgentPreview } from "./AgentPreview.tsx";
import { PicturePicker } from "./PicturePicker.tsx";
import { SkillFields } from "./SkillFields.tsx";
import { useAgentForm } from "./useAgentForm.ts";
import { useAreaLabels } from "./useAreaLabels.ts";

interface Props {
  /** Null: a new one. */
  id: string | null;
  initial: CustomAgentForm;
  onClose: () => void;
}

/** An assistant of one's own: who it is, how it answers, what it may look at (SPEC.md section 5). */
export function AgentForm({ id, initial, onClose }: Props) {
  const { t } = useLingui();
  const { areas, levels } = useAreaLabels();
  const { form, change, save, isSaving, problemOf, wholeProblem } = useAgentForm({
    ...{ id, initial, onSaved: onClose },
  });
  const field = (name: "name" | "role" | "description" | "persona") => ({
    value: form[name],
    maxLength: AGENT_LIMITS[name],
    error: problemOf(name),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const voices = Object.entries(VOICES).map(([value, { name: label }]) => ({ value, label }));
  return (
    <AppDrawer isOpen onClose={onClose} title={id ? t`Edit assistant` : t`Create Custom Agent`} size={480}>
      <form
        className="agent-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <AgentPreview form={form} />
        <TextInput label={t`Name`} required data-autofocus {...field("name")} />
        <TextInput label={t`Role`} required {...field("role")} />
        <Textarea
          label={t`Description`}
          required
          autosize
          minRows={2}
          maxRows={5}
          {...field("description")}
        />
        <Textarea
          label={t`Persona`}
          description={t`How it should sound. Rules and rights stay the same.`}
          autosize
          minRows={2}
          maxRows={6}
          {...field("persona")}
        />
        <SkillFields skills={form.skills} problemOf={problemOf} onChange={(skills) => change({ skills })} />
        <NativeSelect
          label={t`Logic level`}
          value={form.level}
          data={LOGIC_LEVELS.map((value) => ({ value, label: levels[value] }))}
          onChange={(event) => change({ level: event.currentTarget.value })}
        />
        <NativeSelect
          label={t`Voice`}
          value={form.voice}
          data={voices}
          onChange={(event) => change({ voice: event.currentTarget.value })}
        />
        <Checkbox.Group
          size="md"
          label={t`What it may look at`}
          description={t`With your rights, and nothing else.`}
          value={[...form.areas]}
          onChange={(next) => change({ areas: next })}
        >
          <div className="agent-areas">
            {AREAS.map((area) => (
              <Checkbox key={area} value={area} label={areas[area]} />
            ))}
          </div>
        </Checkbox.Group>
        <PicturePicker
          kind="avatar"
          legend={t`Avatar`}
          samples={SAMPLE_AVATARS}
          labelOf={(number) => t`Avatar ${number}`}
          value={form.avatar}
          problem={problemOf("avatar")}
          onChange={(avatar) => change({ avatar })}
        />
        <PicturePicker
          kind="header"
          legend={t`Header image`}
          samples={SAMPLE_HEADERS}
          labelOf={(number) => t`Header image ${number}`}
          value={form.header}
          problem={problemOf("header")}
          onChange={(header) => change({ header })}
        />
        {wholeProblem && (
          <Text c="red" role="alert">
            {wholeProblem}
          </Text>
        )}
        <Group justify="flex-end" className="agent-form-foot">
          <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" loading={isSaving}>
            {id ? t`Save` : t`Create`}
          </Button>
        </Group>
      </form>
    </AppDrawer>
  );
}
