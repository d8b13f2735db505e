import { useLingui } from "@lingui/react/macro";
import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { ROLES, type Role } from "../../../domain/accounts/roles.ts";
import { roleChangeProblem } from "../../../domain/admin/people.ts";
import type { PersonVerbs_person$key } from "../../__generated__/PersonVerbs_person.graphql.ts";
import { useViewer } from "../../app/viewer.ts";
import { useQuestion } from "../../ui/useQuestion.tsx";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useAdminLabels } from "../useAdminLabels.ts";
import { usePersonVerbs } from "./usePersonVerbs.ts";

/** What can be done with a person. Superadmins are made and unmade from the command line, so they have fewer verbs. */
export function PersonVerbs({ person: personRef }: { person: PersonVerbs_person$key }) {
  const { t } = useLingui();
  const { roles } = useAdminLabels();
  const viewer = useViewer();
  const verbs = usePersonVerbs();
  const [question, ask] = useQuestion();
  const [dialog, setDialog] = useState<"role" | "suspend" | null>(null);
  const person = useFragment(
    graphql`
      fragment PersonVerbs_person on AdminUser {
        id
        fullName
        email
        role
        ownsWorkspace
        suspendedAt
        sessions {
          id
        }
      }
    `,
    personRef,
  );
  const { id, fullName, role, ownsWorkspace } = person;
  const open = ROLES.filter((to) => roleChangeProblem({ from: role, to, ownsWorkspace }) === null);
  const [wanted, setWanted] = useState<Role | null>(null);
  const to = wanted && open.includes(wanted) ? wanted : open[0];
  const isSuperadmin = role === "superadmin";
  return (
    <>
      <Group gap={8}>
        {to && (
          <Button variant="default" onClick={() => setDialog("role")}>
            {t`Change role`}
          </Button>
        )}
        {person.sessions.length > 0 && person.email !== viewer.email && (
          <Button
            variant="default"
            onClick={() =>
              ask({
                title: t`Sign ${fullName} out everywhere?`,
                follows: t`Levare closes on all their devices right away, and unsaved work is lost. They can sign in again.`,
                yes: t`Sign out everywhere`,
                onYes: () => void verbs.signOut(id, t`${fullName} is signed out everywhere.`),
              })
            }
          >
            {t`Sign out everywhere`}
          </Button>
        )}
        {person.suspendedAt ? (
          <Button onClick={() => void verbs.lift(id, t`${fullName} can sign in again.`)}>
            {t`Lift the suspension`}
          </Button>
        ) : (
          !isSuperadmin && (
            <Button variant="outline" color="red" onClick={() => setDialog("suspend")}>
              {t`Suspend`}
            </Button>
          )
        )}
      </Group>
      {isSuperadmin && (
        <Text c="dimmed" size="sm">
          {t`Superadmins are added and removed from the command line only.`}
        </Text>
      )}
      {question}
      {dialog === "role" && to && (
        <ReasonDialog
          title={t`Change the role of ${fullName}`}
          lead={t`The change applies from their next click. An artist without a workspace gets one.`}
          act={t`Change role`}
          onClose={() => setDialog(null)}
          onAct={(reason) => verbs.changeRole(id, to, reason, t`${fullName}: ${roles[to]}.`)}
        >
          {(refusal) => (
            <NativeSelect
              label={t`New role`}
              value={to}
              data={open.map((value) => ({ value, label: roles[value] }))}
              onChange={(event) => setWanted(event.currentTarget.value as Role)}
              error={refusal?.field === "role" ? refusal.message : null}
              description={ownsWorkspace ? t`Owners of a workspace stay artists.` : null}
            />
          )}
        </ReasonDialog>
      )}
      {dialog === "suspend" && (
        <ReasonDialog
          title={t`Suspend ${fullName}`}
          lead={t`All sessions end right away, and nobody can sign in to this account until you lift the suspension. Music and posts stay online.`}
          act={t`Suspend`}
          isDangerous
          onClose={() => setDialog(null)}
          onAct={(reason) => verbs.suspend(id, reason, t`${fullName} is suspended.`)}
        />
      )}
    </>
  );
}
