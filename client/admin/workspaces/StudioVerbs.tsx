import { useLingui } from "@lingui/react/macro";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { TIERS, type Tier } from "../../../domain/billing/plans.ts";
import type { StudioVerbs_workspace$key } from "../../__generated__/StudioVerbs_workspace.graphql.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useAdminLabels } from "../useAdminLabels.ts";
import { useStudioVerbs } from "./useStudioVerbs.ts";

/** What can be done with a workspace. */
export function StudioVerbs({ workspace }: { workspace: StudioVerbs_workspace$key }) {
  const { t } = useLingui();
  const { tiers } = useAdminLabels();
  const verbs = useStudioVerbs();
  const [dialog, setDialog] = useState<"tier" | "owner" | "suspend" | null>(null);
  const [wanted, setWanted] = useState<Tier | null>(null);
  const [email, setEmail] = useState("");
  const { id, name, subscriptionTier, effectiveTier, isOwnersPlan, suspendedAt } = useFragment(
    graphql`
      fragment StudioVerbs_workspace on AdminWorkspace {
        id
        name
        subscriptionTier
        effectiveTier
        isOwnersPlan
        suspendedAt
      }
    `,
    workspace,
  );
  const others = TIERS.filter((tier) => tier !== subscriptionTier);
  const tier = wanted && others.includes(wanted) ? wanted : others.at(-1)!;
  const close = () => setDialog(null);
  return (
    <>
      <Group gap={8}>
        <Button variant="default" onClick={() => setDialog("tier")}>
          {t`Change plan`}
        </Button>
        <Button variant="default" onClick={() => setDialog("owner")}>
          {t`Transfer ownership`}
        </Button>
        {suspendedAt ? (
          <Button onClick={() => void verbs.restore(id, t`${name} is open again.`)}>
            {t`Lift the suspension`}
          </Button>
        ) : (
          <Button variant="outline" color="red" onClick={() => setDialog("suspend")}>
            {t`Suspend`}
          </Button>
        )}
      </Group>
      {dialog === "tier" && (
        <ReasonDialog
          title={t`Change the plan of ${name}`}
          lead={
            isOwnersPlan
              ? t`Its owner's plan applies: ${tiers[effectiveTier]}. A plan you assign here has no effect until that ends.`
              : t`The plan applies right away and costs nothing. People with their own plan keep it.`
          }
          act={t`Change plan`}
          onClose={close}
          onAct={(reason) => verbs.changeTier(id, tier, reason, t`${name}: ${tiers[tier]}.`)}
        >
          {() => (
            <NativeSelect
              label={t`New plan`}
              value={tier}
              data={others.map((value) => ({ value, label: tiers[value] }))}
              onChange={(event) => setWanted(event.currentTarget.value as Tier)}
            />
          )}
        </ReasonDialog>
      )}
      {dialog === "owner" && (
        <ReasonDialog
          title={t`Transfer ${name}`}
          lead={t`The new owner pays for the plan and receives the money. The current owner stays a member.`}
          act={t`Transfer ownership`}
          onClose={close}
          onAct={(reason) => verbs.transfer(id, email, reason, t`${name} belongs to ${email}.`)}
        >
          {(refusal) => (
            <TextInput
              label={t`Email of the new owner`}
              type="email"
              data-autofocus
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={refusal?.field === "email" ? refusal.message : null}
            />
          )}
        </ReasonDialog>
      )}
      {dialog === "suspend" && (
        <ReasonDialog
          title={t`Suspend ${name}`}
          lead={t`Nobody can work in it until you lift the suspension. What it published stays online.`}
          act={t`Suspend`}
          isDangerous
          onClose={close}
          onAct={(reason) => verbs.suspend(id, reason, t`${name} is suspended.`)}
        />
      )}
    </>
  );
}
