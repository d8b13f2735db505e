import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { Role } from "../../../domain/accounts/roles.ts";
import type {
  CreateFlagInput,
  useFlagVerbsCreateMutation,
} from "../../__generated__/useFlagVerbsCreateMutation.graphql.ts";
import type { useFlagVerbsDeleteMutation } from "../../__generated__/useFlagVerbsDeleteMutation.graphql.ts";
import type {
  UpdateFlagInput,
  useFlagVerbsUpdateMutation,
} from "../../__generated__/useFlagVerbsUpdateMutation.graphql.ts";
import { useVerb } from "../useVerb.ts";

interface DeletableFlag {
  id: string;
  name: string;
  description: string;
  enabled: boolean;
  rolloutPercentage: number;
  targetRoles: readonly Role[];
  targetEmails: readonly string[];
  metadata: string;
}

/** The verbs on flags. A flag that was deleted can be brought back from the toast. */
export function useFlagVerbs() {
  const { t } = useLingui();
  const create = useVerb<useFlagVerbsCreateMutation>(graphql`
    mutation useFlagVerbsCreateMutation($input: CreateFlagInput!) {
      createFlag(input: $input) {
        __typename
        ... on CreateFlagPayload {
          admin {
            flags {
              id
              ...FlagCard_flag
            }
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
      }
    }
  `);
  const update = useVerb<useFlagVerbsUpdateMutation>(graphql`
    mutation useFlagVerbsUpdateMutation($input: UpdateFlagInput!) {
      updateFlag(input: $input) {
        __typename
        ... on UpdateFlagPayload {
          flag {
            ...FlagCard_flag
          }
        }
        ... on InvalidInput {
          field
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
  const remove = useVerb<useFlagVerbsDeleteMutation>(graphql`
    mutation useFlagVerbsDeleteMutation($input: DeleteFlagInput!) {
      deleteFlag(input: $input) {
        __typename
        ... on DeleteFlagPayload {
          deletedId @deleteRecord
        }
        ... on InvalidInput {
          field
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

  return {
    createFlag: (input: CreateFlagInput, done: string) => create({ input }, done),
    updateFlag: (input: UpdateFlagInput, done: string) => update({ input }, done),
    switchFlag: (id: string, name: string, enabled: boolean) =>
      update({ input: { id, enabled } }, enabled ? t`${name} is on.` : t`${name} is off for everybody.`),
    async deleteFlag(flag: DeletableFlag) {
      const { id, name, description, enabled, rolloutPercentage, targetRoles, targetEmails } = flag;
      const { metadata } = flag;
      const refusal = await remove({ input: { id } }, "");
      if (refusal) return;
      const toast = `deleted-${id}`;
      notifications.show({
        id: toast,
        message: (
          <Group justify="space-between" wrap="nowrap">
            <span>{t`${name} is deleted.`}</span>
            <Button
              variant="default"
              onClick={() => {
                notifications.hide(toast);
                const reach = { rolloutPercentage, targetRoles, targetEmails };
                const again = { name, description, enabled, metadata, ...reach };
                void create({ input: again }, t`${name} is back.`);
              }}
            >
              {t`Undo`}
            </Button>
          </Group>
        ),
      });
    },
  };
}
