import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Badge, Button, Group, Menu, Select, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconCrown, IconDots, IconUserMinus } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { can } from "../../domain/accounts/permissions.ts";
import type { MemberLine_member$key } from "../__generated__/MemberLine_member.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { useQuestion } from "../ui/useQuestion.tsx";
import { useMemberVerbs } from "./useMemberVerbs.ts";
import { useTeamLabels } from "./useTeamLabels.ts";

interface Props {
  member: MemberLine_member$key;
  studio: string;
  /** The member is on the team no more. */
  onGone: () => void;
}

/** One person of the team: who, as what, last seen; and what can be changed about it. */
export function MemberLine({ member, studio, onGone }: Props) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const { online } = useNetwork();
  const { nameOf, choices } = useTeamLabels();
  const [question, ask] = useQuestion();
  const [isAsking, setAsking] = useState(false);
  const facts = useFragment(
    graphql`
      fragment MemberLine_member on Member {
        id
        name
        email
        role
        isAccountOwner
        isViewer
        lastSeenAt
      }
    `,
    member,
  );
  const { id, name, email, role, isAccountOwner, isViewer, lastSeenAt } = facts;
  const verbs = useMemberVerbs(id, name);
  const mayChangeRoles = can(viewer, "manageRoles");
  const mayRemove = !isViewer && (mayChangeRoles || !isAccountOwner);
  const seen = lastSeenAt && i18n.date(new Date(lastSeenAt), { dateStyle: "medium", timeStyle: "short" });

  /** What an owner gives up themselves, only another owner gives back. */
  function handleOwner() {
    if (!isViewer) return verbs.setOwner(!isAccountOwner);
    ask({
      title: t`Give up ownership of ${studio}?`,
      follows: t`You stay on the team, without what only owners may do. Only another owner can make you one again.`,
      yes: t`Give up ownership`,
      onYes: () => verbs.setOwner(false),
    });
  }

  return (
    <li>
      <div>
        <Group gap="xs">
          <strong>{name}</strong>
          {isViewer && <Badge variant="default">{t`You`}</Badge>}
          {isAccountOwner && <Badge>{t`Owner`}</Badge>}
        </Group>
        <span className="workspaces-facts">{email}</span>
        <span className="workspaces-facts">{seen ? t`last seen ${seen}` : t`not signed in`}</span>
      </div>
      {mayChangeRoles ? (
        <Select
          className="workspaces-role"
          aria-label={t`Role of ${name}`}
          data={choices}
          value={role}
          allowDeselect={false}
          {...(!online && { disabled: true, description: t`Needs a connection` })}
          inputWrapperOrder={["input", "description"]}
          onChange={(value) => {
            const to = choices.find((choice) => choice.value === value)?.value;
            const from = choices.find((choice) => choice.value === role)?.value;
            if (to && to !== role) verbs.changeRole(to, from);
          }}
        />
      ) : (
        <Text c="dimmed">{nameOf(role)}</Text>
      )}
      {mayChangeRoles || mayRemove ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t`More about ${name}`}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayChangeRoles && (
              <Menu.Item
                leftSection={<IconCrown size={18} aria-hidden />}
                disabled={!online}
                onClick={handleOwner}
              >
                {isAccountOwner ? t`Remove as owner` : t`Make owner`}
              </Menu.Item>
            )}
            {mayRemove && (
              <Menu.Item
                leftSection={<IconUserMinus size={18} aria-hidden />}
                disabled={!online}
                onClick={() => setAsking(true)}
              >
                {t`Remove from the team`}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <span />
      )}
      {question}
      <AppModal isOpen={isAsking} onClose={() => setAsking(false)} title={t`Remove ${name}?`}>
        <Text mb="md">{t`${name} loses access to ${studio} right away. To come back they need a new invitation.`}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsking(false)}>{t`Keep`}</Button>
          <Button
            color="red"
            onClick={() => {
              setAsking(false);
              void verbs.remove(onGone);
            }}
          >
            {t`Remove from the team`}
          </Button>
        </Group>
      </AppModal>
    </li>
  );
}
