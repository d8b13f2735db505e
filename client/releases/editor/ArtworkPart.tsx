import { useLingui } from "@lingui/react/macro";
import { Checkbox, Text, Textarea } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { COVER_TYPES } from "../../../domain/catalog/coverRules.ts";
import { isSending } from "../../../domain/catalog/uploadStage.ts";
import { formatBytes } from "../../../domain/formatBytes.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import type { ArtworkPart_release$key } from "../../__generated__/ArtworkPart_release.graphql.ts";
import type { ArtworkPartQuery } from "../../__generated__/ArtworkPartQuery.graphql.ts";
import { uuidOf } from "../../app/readableAddress.ts";
import { refresh } from "../../app/refresh.ts";
import { useUploadItems, useUploads } from "../../catalog/uploads.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import type { ChosenPicture } from "../../profiles/edit/readPicture.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { Cover } from "../../ui/Cover.tsx";
import { CoverDialog } from "./CoverDialog.tsx";
import { PartForm } from "./PartForm.tsx";
import { readCover } from "./readCover.ts";
import { useFieldLabels } from "./useFieldLabels.ts";
import { WaitingCover } from "./WaitingCover.tsx";
import "@mantine/dropzone/styles.layer.css";

const FIELDS = ["coverAlt", "coverAttested"] as const;

/** The cover: dropped or chosen, cut to its square, described for those who do not see it. */
export function ArtworkPart({ release: releaseRef }: { release: ArtworkPart_release$key }) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const relay = useRelayEnvironment();
  const { label } = useFieldLabels();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const release = useFragment(
    graphql`
      fragment ArtworkPart_release on Release {
        id
        title
        coverUrl
        coverAlt
        coverWidth
        privateFields {
          hasCover
          coverBytes
          isExportCover
        }
        ...PartForm_release
      }
    `,
    releaseRef,
  );
  const { id, title, coverUrl, coverAlt, coverWidth, privateFields } = release;

  const uploads = useUploads();
  useUploadItems();
  const kept = uploads.coverFor(uuidOf(id));
  const waiting = kept && isSending(kept.item) ? kept : null;
  const turnedAway = kept?.item.stage === "refused" ? kept.item.refusal : null;

  const isWaiting = waiting !== null;
  const wasWaiting = useRef(isWaiting);
  const askAnew = useEffectEvent(handleSent);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) askAnew();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

  async function handleFiles(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    const picture = await readCover(file);
    const isRefused = "code" in picture;
    setProblem(isRefused ? picture : null);
    if (!isRefused) setChosen(picture);
  }

  /** The picture went beside GraphQL: what the page shows is asked anew. */
  function handleSent() {
    void refresh<ArtworkPartQuery>(
      relay,
      graphql`
        query ArtworkPartQuery($id: ID!) {
          node(id: $id) {
            ... on Release {
              id
              version
              coverUrl
              coverAlt
              coverWidth
              privateFields {
                hasCover
                coverBytes
                coverAttested
                isExportCover
                readiness
                missing {
                  part
                  count
                }
                problems {
                  reason
                  count
                }
              }
            }
          }
        }
      `,
      { id },
    );
  }

  return (
    <>
      <SettingsCard
        title={t`Artwork`}
        lead={t`A square JPEG, PNG or WebP, at least 1400 pixels a side and up to 10 MB. Stores ask for 3000.`}
      >
        <div className="release-artwork">
          {waiting ? (
            <WaitingCover file={waiting.file} crop={waiting.crop} alt={t`Your new cover`} />
          ) : (
            <Cover src={coverUrl} alt={coverAlt ?? ""} />
          )}
          <div className="release-artwork-words">
            <Dropzone
              accept={[...COVER_TYPES]}
              multiple={false}
              className="release-drop"
              data-path="cover"
              onDrop={(files) => void handleFiles(files)}
              onReject={() => setProblem(refusal("covers.unreadable"))}
              inputProps={{ "aria-label": t`Cover file` }}
            >
              <strong>
                {privateFields?.hasCover ? t`Drop another cover here` : t`Drop your cover here`}
              </strong>
              <span className="release-dim">{t`or click to choose a file`}</span>
            </Dropzone>
            {(problem ?? turnedAway) && (
              <p className="settings-refusal" role="alert">
                {said((problem ?? turnedAway)!)}
              </p>
            )}
            {waiting && (
              <Text size="sm">
                {t`This cover is kept on this device and goes up by itself once there is a connection. You can describe it then.`}
              </Text>
            )}
            {!waiting && privateFields?.hasCover && coverWidth && (
              <Text size="sm" c="dimmed">
                {t`${coverWidth} by ${coverWidth} pixels`}
                {privateFields.coverBytes ? `, ${formatBytes(privateFields.coverBytes, i18n.locale)}` : ""}
                {" · "}
                {privateFields.isExportCover ? t`ready for stores` : t`too small or not in RGB for stores`}
              </Text>
            )}
            {!waiting && !privateFields?.hasCover && (
              <Text size="sm" c="dimmed">
                {t`Until then we draw one from its name, but you need your own to release it.`}
              </Text>
            )}
          </div>
        </div>
        {chosen && (
          <CoverDialog
            releaseUuid={uuidOf(id)}
            title={title}
            picture={chosen}
            onClose={() => setChosen(null)}
            onSent={handleSent}
          />
        )}
      </SettingsCard>
      {!waiting && privateFields?.hasCover && (
        <PartForm key={coverUrl} release={release} title={t`About the cover`} fields={FIELDS}>
          {(form) => (
            <>
              <Textarea
                label={label("coverAlt")}
                description={t`Describe it for people who cannot see it.`}
                rows={2}
                {...form.getInputProps("coverAlt")}
              />
              <Checkbox
                label={t`It shows no web address, QR code, price or store logo, and I have the right to use it.`}
                {...form.getInputProps("coverAttested", { type: "checkbox" })}
              />
            </>
          )}
        </PartForm>
      )}
    </>
  );
}
