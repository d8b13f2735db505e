import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Group, NativeSelect, Stack, Switch, Text, TextInput } from "@mantine/core";
import { IconLinkPlus } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { LINK_DAYS, MAX_LINK_LABEL } from "../../domain/assets/assetLink.ts";
import type { AssetLinks_asset$key } from "../__generated__/AssetLinks_asset.graphql.ts";
import type { AssetLinksCreateMutation } from "../__generated__/AssetLinksCreateMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { NewLink } from "./NewLink.tsx";
import { RevokeLink } from "./RevokeLink.tsx";

interface Props {
  asset: AssetLinks_asset$key;
  isEditable: boolean;
  onUpgrade: () => void;
}

/** Private addresses of an asset: to make one, to see how often each was opened, to close it. */
export function AssetLinks({ asset: assetRef, isEditable, onUpgrade }: Props) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
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
          lastViewedAt
          ...RevokeLink_link
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
  const [label, setLabel] = useState("");
  const [days, setDays] = useState<number>(30);
  const [allowsDownload, setAllowsDownload] = useState(true);
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "medium" });
  const states: Record<string, string> = { open: t`Open`, expired: t`Expired`, revoked: t`Closed` };

  async function handleCreate() {
    if (!isEditable) return onUpgrade();
    setProblem(null);
    try {
      const { createAssetLink: answer } = await create({
        input: { assetId: asset.id, days, label, allowsDownload },
      });
      if (answer.__typename === "CreateAssetLinkPayload") {
        setUrl(answer.url);
        setLabel("");
      } else setProblem(said(refusalIn(answer)));
    } catch (error) {
      showError(error);
    }
  }

  return (
    <Stack mt="md">
      <form
        className="asset-link-form"
        onSubmit={(event) => {
          event.preventDefault();
          void handleCreate();
        }}
      >
        <TextInput
          label={t`For whom`}
          description={t`For your own memory, such as a magazine.`}
          maxLength={MAX_LINK_LABEL}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
          error={problem}
        />
        <NativeSelect
          label={t`How long`}
          value={String(days)}
          data={LINK_DAYS.map((each) => ({
            value: String(each),
            label: each === 1 ? t`1 day` : t`${each} days`,
          }))}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
        <Switch
          label={t`The file may be downloaded`}
          checked={allowsDownload}
          onChange={(event) => setAllowsDownload(event.currentTarget.checked)}
        />
        <Button
          type="submit"
          disabled={Boolean(asset.deletedAt)}
          leftSection={<IconLinkPlus size={18} stroke={1.75} aria-hidden />}
        >
          {t`Make a link`}
        </Button>
      </form>
      {url && <NewLink url={url} />}
      {asset.links.length === 0 ? (
        <Text c="dimmed">{t`Nobody outside of your studio sees this file yet.`}</Text>
      ) : (
        <ul className="asset-lines" aria-label={t`Links`}>
          {asset.links.map((link) => (
            <li key={link.id}>
              <div>
                <strong>{link.label || t`Without a name`}</strong>
                <span className="asset-dim">
                  {t`Until ${day.format(new Date(link.expiresAt))}`} · {t`Views: ${link.views}`} ·{" "}
                  {link.allowsDownload ? t`with download` : t`without download`}
                </span>
              </div>
              <Group gap="xs">
                {link.state !== "open" && (
                  <Badge color="gray" variant="light">
                    {states[link.state] ?? link.state}
                  </Badge>
                )}
                {link.state === "open" && <RevokeLink link={link} />}
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
