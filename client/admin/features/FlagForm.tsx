import { useLingui } from "@lingui/react/macro";
import {
  Button,
  Checkbox,
  Group,
  Input,
  Slider,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { ROLES, type Role } from "../../../domain/accounts/roles.ts";
import { FLAG_DESCRIPTION_LIMIT, flagProblem } from "../../../domain/flags/flagEdit.ts";
import type { FlagForm_flag$key } from "../../__generated__/FlagForm_flag.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { useAdminLabels } from "../useAdminLabels.ts";
import type { Refusal } from "../useVerb.ts";
import { useFlagVerbs } from "./useFlagVerbs.tsx";

interface Props {
  /** Null for a new one. */
  flag: FlagForm_flag$key | null;
  onDone: () => void;
}

/** Everything about a flag at once. A name is given once: it stands in the product's code. */
export function FlagForm({ flag: flagRef, onDone }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { roles } = useAdminLabels();
  const verbs = useFlagVerbs();
  const flag = useFragment(
    graphql`
      fragment FlagForm_flag on FeatureFlag {
        id
        name
        description
        enabled
        rolloutPercentage
        targetRoles
        targetEmails
        metadata
      }
    `,
    flagRef,
  );
  const [name, setName] = useState(flag?.name ?? "");
  const [description, setDescription] = useState(flag?.description ?? "");
  const [enabled, setEnabled] = useState(flag?.enabled ?? false);
  const [rolloutPercentage, setRollout] = useState(flag?.rolloutPercentage ?? 100);
  const [targetRoles, setRoles] = useState<readonly Role[]>(flag?.targetRoles ?? []);
  const [targetEmails, setEmails] = useState<readonly string[]>(flag?.targetEmails ?? []);
  const [metadata, setMetadata] = useState(flag?.metadata ?? "{}");
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [isSaving, setSaving] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const edit = {
      description,
      rolloutPercentage,
      targetRoles: [...targetRoles],
      targetEmails: [...targetEmails],
      metadata,
    };
    const wrong = flagProblem(flag ? edit : { name, ...edit });
    if (wrong) return setRefusal({ field: wrong.field, message: said(wrong) });
    setSaving(true);
    const refused = flag
      ? await verbs.updateFlag({ id: flag.id, enabled, ...edit }, t`${flag.name} is saved.`)
      : await verbs.createFlag({ name, enabled, ...edit }, t`${name} is created.`);
    setSaving(false);
    setRefusal(refused);
    if (!refused) onDone();
  }

  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : null);
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack>
        {!flag && (
          <TextInput
            label={t`Name`}
            description={t`Capital letters, digits and underscores. It cannot be changed later.`}
            placeholder="NEW_PLAYER"
            value={name}
            onChange={(event) => setName(event.currentTarget.value.toUpperCase())}
            error={errorOf("name")}
            data-autofocus
          />
        )}
        <Textarea
          label={t`Description`}
          rows={3}
          maxLength={FLAG_DESCRIPTION_LIMIT}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          error={errorOf("description")}
        />
        <Switch
          label={t`Enabled`}
          description={t`Switching it off removes it for everyone right away.`}
          checked={enabled}
          onChange={(event) => setEnabled(event.currentTarget.checked)}
        />
        <Checkbox.Group
          size="md"
          label={t`Roles`}
          value={[...targetRoles]}
          onChange={(values) => setRoles(values as Role[])}
          error={errorOf("targetRoles")}
        >
          <div className="admin-choices">
            {ROLES.map((role) => (
              <Checkbox key={role} value={role} label={roles[role]} />
            ))}
          </div>
        </Checkbox.Group>
        <TagsInput
          size="md"
          label={t`People by name`}
          description={t`Email addresses of accounts. Press Enter after each.`}
          value={[...targetEmails]}
          onChange={setEmails}
          error={errorOf("targetEmails")}
          splitChars={[",", " ", ";"]}
        />
        <Input.Wrapper size="md" label={t`Rollout`} description={t`The share of those it is meant for.`}>
          <Slider
            mt="xl"
            mb="xl"
            thumbLabel={t`Rollout in percent`}
            value={rolloutPercentage}
            onChange={setRollout}
            label={(value) => `${value} %`}
            labelAlwaysOn
            marks={[{ value: 0 }, { value: 25 }, { value: 50 }, { value: 75 }, { value: 100 }]}
          />
        </Input.Wrapper>
        <Textarea
          label={t`Metadata`}
          description={t`A JSON object for whatever the feature needs to know.`}
          rows={3}
          value={metadata}
          onChange={(event) => setMetadata(event.currentTarget.value)}
          error={errorOf("metadata")}
          className="admin-code"
        />
        {refusal?.message && refusal.field === null && (
          <Text role="alert" c="var(--mantine-color-error)">
            {refusal.message}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={isSaving}>
            {flag ? t`Save` : t`Create the flag`}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDone}>
            {t`Cancel`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
