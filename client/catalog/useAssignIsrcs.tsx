import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { useAssignIsrcsMutation } from "../__generated__/useAssignIsrcsMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";

/** Gives tracks the next codes of the studio's own prefix, and says in a toast what became of it. True when they got them. */
export function useAssignIsrcs(): (trackIds: readonly string[]) => Promise<boolean> {
  const { t } = useLingui();
  const said = useRefusal();
  const navigate = useNavigate();
  const commit = useCommit<useAssignIsrcsMutation>(graphql`
    mutation useAssignIsrcsMutation($input: AssignIsrcsInput!) {
      assignIsrcs(input: $input) {
        __typename
        ... on AssignIsrcsPayload {
          tracks {
            id
            isrc
            version
          }
        }
        ... on NoIsrcPrefix {
          code
          params
          message
          settingsPath
        }
        ... on IsrcsUsedUp {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  return async (trackIds) => {
    const answer = await commit({ input: { trackIds } }).then(({ assignIsrcs }) => assignIsrcs, accidentIn);
    const isAssigned = "__typename" in answer && answer.__typename === "AssignIsrcsPayload";
    if (isAssigned) {
      notifications.show({ message: t`ISRC assigned` });
    } else if ("__typename" in answer && answer.__typename === "NoIsrcPrefix") {
      const { settingsPath } = answer;
      const id = "no-isrc-prefix";
      notifications.show({
        id,
        role: "alert",
        message: (
          <Group justify="space-between" wrap="nowrap">
            <span>{said(answer)}</span>
            <Button
              variant="default"
              onClick={() => {
                notifications.hide(id);
                void navigate(settingsPath);
              }}
            >
              {t`Open settings`}
            </Button>
          </Group>
        ),
      });
    } else {
      showFailure(said(refusalIn(answer)));
    }
    return isAssigned;
  };
}
