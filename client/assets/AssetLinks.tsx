import { useLingui } from "@lingui/react/macro";
import { Stack, Switch } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AssetLinks_asset$key } from "../__generated__/AssetLinks_asset.graphql.ts";
import type { AssetLinksCreateMutation } from "../__generated__/AssetLinksCreateMutation.graphql.ts";
import type { AssetLinksRevokeMutation } from "../__generated__/AssetLinksRevokeMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { LinkForm, type Made } from "../sharing/LinkForm.tsx";
import { LinkList } from "../sharing/LinkList.tsx";

interface Props {
  asset: AssetLinks_asset$key;
  isEditable: boolean;
  onUpgrade: () => void;
}

/** Private addresses of an asset: to make one, to see how often each was opened, to close it. */
export function AssetLinks({ asset: assetRef, isEditable, onUpgrade }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const [allowsDownload, setAllowsDownload] = useState(true);
  const asset = useFragment(
    graphql`
      fragment AssetLinks_asset on Asset {
        id
        deletedAt
        links {
          id
          label
          allowsDownload
          expiresAt
          state
          views
        }
      }
    `,
    assetRef,
  );
  const create = useCommit<AssetLinksCreateMutation>(graphql`
    mutation AssetLinksCreateMutation($input: CreateAssetLinkInput!) {
      createAssetLink(input: $input) {
        __typename
        ... on CreateAssetLinkPayload {
          url
          asset {
            ...AssetLinks_asset
          }
        }
        ... on EmailUnproven {
          code
          params
          message
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);
  const revoke = useCommit<AssetLinksRevokeMutation>(graphql`
    mutation AssetLinksRevokeMutation($input: RevokeAssetLinkInput!) {
      revokeAssetLink(input: $input) {
        __typename
        ... on RevokeAssetLinkPayload {
          link {
            id
            state
          }
        }
      }
    }
  `);

  async function handleMake(wanted: { label: string; days: number }): Promise<Made> {
    const { createAssetLink: answer } = await create({
      input: { assetId: asset.id, ...wanted, allowsDownload },
    });
    if (answer.__typename === "CreateAssetLinkPayload") return { url: answer.url };
    return { problem: said(refusalIn(answer)) };
  }

  async function handleRevoke(id: string) {
    try {
      const { revokeAssetLink: answer } = await revoke({ input: { id } });
      if (answer.__typename !== "RevokeAssetLinkPayload") showError();
    } catch (error) {
      showError(error);
    }
  }

  return (
    <Stack mt="md">
      <LinkForm
        isDisabled={Boolean(asset.deletedAt)}
        onMake={async (wanted) => {
          if (isEditable) return handleMake(wanted);
          onUpgrade();
          return null;
        }}
      >
        <Switch
          label={t`The file may be downloaded`}
          checked={allowsDownload}
          onChange={(event) => setAllowsDownload(event.currentTarget.checked)}
        />
      </LinkForm>
      <LinkList
        links={asset.links.map((link) => ({
          ...link,
          facts: [t`Views: ${link.views}`, link.allowsDownload ? t`with download` : t`without download`],
        }))}
        none={t`Nobody outside your studio can see this file yet.`}
        onRevoke={(id) => void handleRevoke(id)}
      />
    </Stack>
  );
}
