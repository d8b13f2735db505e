import { Plural, useLingui } from "@lingui/react/macro";
import { Badge, Button, Group, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FlagCard_flag$key } from "../../__generated__/FlagCard_flag.graphql.ts";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { useAdminLabels } from "../useAdminLabels.ts";
import { useMoment } from "../useMoment.ts";
import { FlagForm } from "./FlagForm.tsx";
import { FlagTester } from "./FlagTester.tsx";
import { useFlagVerbs } from "./useFlagVerbs.tsx";

interface Props {
  flag: FlagCard_flag$key;
  /** How many people there are. */
  everybody: number;
}

/** One flag: its switch, whom it reaches, and the ways to change and to try it. */
export function FlagCard({ flag: flagRef, everybody }: Props) {
  const { t } = useLingui();
  const { roles } = useAdminLabels();
  const { time } = useMoment();
  const verbs = useFlagVerbs();
  const [open, setOpen] = useState<"form" | "tester" | null>(null);
  const flag = useFragment(
    graphql`
      fragment FlagCard_flag on FeatureFlag {
        id
        name
        description
        enabled
        rolloutPercentage
        targetRoles
        targetEmails
        metadata
        workspaceId
        isBuiltIn
        matchingUserCount
        updatedAt
        ...FlagForm_flag
      }
    `,
    flagRef,
  );
  const { id, name, rolloutPercentage, targetRoles, targetEmails } = flag;
  // Shown at once, and what is brought back after a deletion, though the server did not answer yet.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const enabled = wanted ?? flag.enabled;
  const reach = flag.matchingUserCount;
  const named = targetEmails.length;
  const isForNobody = targetRoles.length === 0 && named === 0;

  async function turn(next: boolean) {
    setWanted(next);
    await verbs.switchFlag(id, name, next);
    setWanted((newest) => (newest === next ? null : newest));
  }

  return (
    <article className="admin-flag" data-off={!enabled || undefined}>
      <header>
        <h2>{name}</h2>
        <Switch
          checked={enabled}
          onChange={(event) => void turn(event.currentTarget.checked)}
          aria-label={t`${name} is enabled`}
        />
      </header>
      {flag.description && <p>{flag.description}</p>}
      <dl>
        <dt>{t`Meant for`}</dt>
        <dd>
          {targetRoles.map((role) => roles[role]).join(", ")}
          {targetRoles.length > 0 && named > 0 && ", "}
          {named > 0 && <Plural value={named} one="# person by name" other="# people by name" />}
          {isForNobody && t`Nobody yet`}
        </dd>
        <dt>{t`Rollout`}</dt>
        <dd>
          {t`${rolloutPercentage} %`} · {t`reaches ${reach} of ${everybody} people`}
        </dd>
      </dl>
      <Group gap={8}>
        <Button variant="default" onClick={() => setOpen("form")} aria-label={t`Edit ${name}`}>
          {t`Edit`}
        </Button>
        <Button variant="default" onClick={() => setOpen("tester")} aria-label={t`Try ${name}`}>
          {t`Try`}
        </Button>
        {flag.isBuiltIn ? (
          <Badge variant="light" color="gray">{t`Built in`}</Badge>
        ) : (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => void verbs.deleteFlag({ ...flag, enabled })}
            aria-label={t`Delete ${name}`}
          >
            {t`Delete`}
          </Button>
        )}
        {flag.workspaceId && <Badge variant="light">{t`One workspace`}</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        {t`Changed ${time(flag.updatedAt)}`}
      </Text>
      <AppDrawer isOpen={open === "form"} onClose={() => setOpen(null)} title={name} size={560}>
        <FlagForm flag={flag} onDone={() => setOpen(null)} />
      </AppDrawer>
      <AppDrawer isOpen={open === "tester"} onClose={() => setOpen(null)} title={t`Try ${name}`} size={480}>
        <FlagTester flagId={id} rolloutPercentage={rolloutPercentage} />
      </AppDrawer>
    </article>
  );
}
