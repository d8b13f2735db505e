import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Alert, Button, Group } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useLocalStorage } from "@mantine/hooks";
import { IconCrown, IconLayoutGrid, IconList, IconUpload } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { passesGate, TIER_OF_GATE } from "../../domain/billing/gates.ts";
import type { AssetsScreenQuery } from "../__generated__/AssetsScreenQuery.graphql.ts";
import { globalIdIn, useReadableParam } from "../app/readableAddress.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useTier } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { readUpload } from "../catalog/uploadNews.ts";
import { useUploads } from "../catalog/uploads.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { AssetDrawer } from "./AssetDrawer.tsx";
import { AssetFilters } from "./AssetFilters.tsx";
import { AssetList } from "./AssetList.tsx";
import { wordsOn } from "./assetAddress.ts";
import { BringFilesDialog } from "./BringFilesDialog.tsx";
import type { Place } from "./PlaceSelect.tsx";
import { useFilePicker } from "./useFilePicker.tsx";
import "@mantine/dropzone/styles.layer.css";
import "../settings/settings.css";
import "./assets.css";
import { useAddressChoice } from "../ui/useAddressChoice.ts";

const UPLOAD = { keys: "N", label: msg`Upload assets` };

/** Files beside the music: to drop, find, look at, share. */
export function AssetsScreen() {
  const { t } = useLingui();
  const tier = useTier();
  const upgrade = useUpgrade();
  const uploads = useUploads();
  const { address, choose } = useAddressChoice();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [look, setLook] = useLocalStorage<"grid" | "list">({
    key: "levare-assets-as",
    defaultValue: "grid",
    getInitialValueInEffect: false,
  });
  const { viewer, nodes } = useScreenQuery<AssetsScreenQuery>(graphql`
    query AssetsScreenQuery($filter: AssetFilter, $places: [ID!]!) @preloadable {
      viewer {
        workspace {
          id
          assetTags {
            tag
          }
          ...AssetList_workspace @arguments(filter: $filter)
          uploads {
            id
            ...uploadNews_upload
          }
        }
      }
      nodes(ids: $places) {
        __typename
        ... on Track {
          id
          title
        }
        ... on Release {
          id
          title
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  const open = workspace?.uploads;
  useEffect(() => {
    if (open) uploads.learnAll(open.map(readUpload));
  }, [uploads, open]);

  const [node] = nodes;
  const place: Place | null =
    node && "title" in node && node.title ? { id: node.id, title: node.title } : null;
  const words = wordsOn(place);
  useReadableParam("track", words.track);
  useReadableParam("release", words.release);

  const isOpen = passesGate(tier, "stemsAndAssets");
  const offerMore = () => upgrade({ feature: t`Assets`, requires: TIER_OF_GATE.stemsAndAssets });
  const bring = (files: readonly File[]) => {
    if (!isOpen) return offerMore();
    setChosen(files.filter(({ name }) => !name.startsWith(".")));
  };
  const { pick, input } = useFilePicker({ label: t`Choose files`, isMultiple: true, onFiles: bring });
  const upload = isOpen ? pick : offerMore;
  useShortcut(UPLOAD, upload);

  if (!workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Assets are for artists. Become one, and your files will appear here.`}
      </EmptyState>
    );
  const opened = address.get("asset");
  const close = () => choose({ asset: null });
  return (
    <div className="assets">
      <header className="assets-head">
        <PageTitle title={t`Assets`} />
        <Group gap={4} role="group" aria-label={t`Layout`}>
          <ActionIcon
            size={44}
            variant={look === "grid" ? "light" : "subtle"}
            aria-label={t`Grid view`}
            aria-pressed={look === "grid"}
            onClick={() => setLook("grid")}
          >
            <IconLayoutGrid size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={44}
            variant={look === "list" ? "light" : "subtle"}
            aria-label={t`List view`}
            aria-pressed={look === "list"}
            onClick={() => setLook("list")}
          >
            <IconList size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Group>
        <Button leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />} onClick={upload}>
          {t`Upload`}
        </Button>
        {input}
      </header>
      {!isOpen && (
        <Alert
          mb="md"
          icon={<IconCrown size={20} stroke={1.75} aria-hidden />}
          title={t`Upgrade to Pro Artist to add files`}
        >
          <p className="assets-closed">
            <Trans>
              What you have here stays yours: look at it, listen to it and download it at any time.
            </Trans>
          </p>
          <Button variant="default" onClick={offerMore}>{t`See what you get`}</Button>
        </Alert>
      )}
      <AssetFilters tags={workspace.assetTags.map(({ tag }) => tag)} place={place} />
      <AssetList workspace={workspace} look={look} onUpload={upload} />
      {opened && (
        <AssetDrawer
          id={globalIdIn("Asset", opened)}
          isEditable={isOpen}
          onClose={close}
          onUpgrade={offerMore}
        />
      )}
      {chosen.length > 0 && <BringFilesDialog files={chosen} place={place} onClose={() => setChosen([])} />}
      <Dropzone.FullScreen
        active={!opened && chosen.length === 0}
        activateOnKeyboard={false}
        onDrop={bring}
        className="tracks-drop"
        aria-hidden
      >
        <div className="tracks-drop-words">
          <IconUpload size={48} stroke={1.5} aria-hidden />
          <strong>
            <Trans>Drop your files</Trans>
          </strong>
          <span>{t`Artwork, stems, papers, films and projects`}</span>
        </div>
      </Dropzone.FullScreen>
    </div>
  );
}
