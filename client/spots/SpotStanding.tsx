import { useLingui } from "@lingui/react/macro";
import { Alert, Badge, Button, Group } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { SpotStanding_spot$key } from "../__generated__/SpotStanding_spot.graphql.ts";
import { useSpotStates } from "./useSpotStates.ts";
import { useSpotVerbs } from "./useSpotVerbs.ts";
import "./spots.css";

const COLOURS: Record<string, string> = {
  draft: "gray",
  waiting: "amber",
  approved: "mint",
  refused: "red",
  ended: "gray",
};

/** Where a spot stands, how often it was met, and what can be done about it. */
export function SpotStanding({ spot: spotRef }: { spot: SpotStanding_spot$key }) {
  const { t, i18n } = useLingui();
  const states = useSpotStates();
  const { submit, withdraw, isBusy } = useSpotVerbs();
  const { id, version, state, reason, counts } = useFragment(
    graphql`
      fragment SpotStanding_spot on Spot {
        id
        version
        state
        reason
        counts {
          seen
          heard
          pressed
        }
      }
    `,
    spotRef,
  );
  const isIdle = state === "draft" || state === "refused" || state === "ended";
  return (
    <>
      <Group gap="sm">
        <Badge variant="light" color={COLOURS[state] ?? "gray"}>
          {states[state as keyof typeof states] ?? state}
        </Badge>
        {isIdle && (
          <Button loading={isBusy} onClick={() => void submit(id, version)}>
            {state === "draft" ? t`Send in` : t`Send in again`}
          </Button>
        )}
        {state === "waiting" && (
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void withdraw(id, t`The spot is a draft again.`)}
          >
            {t`Take back`}
          </Button>
        )}
        {state === "approved" && (
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void withdraw(id, t`The spot has ended.`)}
          >
            {t`End the spot`}
          </Button>
        )}
      </Group>
      {state === "refused" && reason && (
        <Alert color="red" title={t`Why it was refused`}>
          {reason}
        </Alert>
      )}
      {counts.seen > 0 && (
        <dl className="spot-counts" aria-label={t`Within the last 28 days`}>
          <div>
            <dt>{t`Came up`}</dt>
            <dd>{i18n.number(counts.seen)}</dd>
          </div>
          <div>
            <dt>{t`Heard to the end`}</dt>
            <dd>{i18n.number(counts.heard)}</dd>
          </div>
          <div>
            <dt>{t`Opened the release`}</dt>
            <dd>{i18n.number(counts.pressed)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
