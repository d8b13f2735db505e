import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { CoverDrafts_message$key } from "../__generated__/CoverDrafts_message.graphql.ts";
import { wordOf } from "../app/readableAddress.ts";
import { OnlineButton } from "../ui/OnlineButton.tsx";
import "./covers.css";
import { useCoverDraft } from "./useCoverDraft.ts";

interface Props {
  message: CoverDrafts_message$key;
  onClose: () => void;
}

/** Covers that were drawn below an answer: one is looked at, and becomes the cover by a press of the person. */
export function CoverDrafts({ message, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { online } = useNetwork();
  const [name, nameId] = [useId(), useId()];
  const { coverDrafts } = useFragment(
    graphql`
      fragment CoverDrafts_message on ChatMessage {
        coverDrafts {
          id
          motif
          title
          isWritten
          pictureUrl
          fileUrl
          isCover
          mayBeUndone
          release {
            id
            title
            state
            version
          }
        }
      }
    `,
    message,
  );
  const [chosenId, choose] = useState(
    () => coverDrafts.find(({ isCover }) => isCover)?.id ?? coverDrafts[0]?.id,
  );
  const [isAsked, setAsked] = useState(false);
  const press = useCoverDraft();
  const card = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);

  // The button that was pressed is gone. Its place goes to the card and not to Undo, which a second Enter would press.
  useEffect(() => {
    const isLost = document.activeElement === document.body || card.current?.contains(document.activeElement);
    if (wasBusy.current && !press.isBusy && isLost) card.current?.focus();
    wasBusy.current = press.isBusy;
  }, [press.isBusy]);

  const chosen = coverDrafts.find(({ id }) => id === chosenId) ?? coverDrafts[0];
  if (!chosen) return null;
  const { release } = chosen;
  const isOut = release?.state === "live" || release?.state === "preorder";

  function take() {
    if (!release || !chosen) return;
    if (isOut && !isAsked) return setAsked(true);
    setAsked(false);
    void press.take(chosen.id, release.version);
  }
  function open() {
    if (!release) return;
    onClose();
    void navigate(`/releases/${wordOf(release.id, release.title)}?part=artwork`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset breaks its border where it has two lines
    <div
      className="cover-drafts"
      role="group"
      ref={card}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-busy={press.isBusy}
    >
      <strong id={nameId}>{t`Drafts of a cover for ${chosen.title}`}</strong>
      <div className="cover-drafts-pictures">
        <img className="cover-drafts-large" src={chosen.pictureUrl} width={600} height={600} alt="" />
        <div className="cover-drafts-all">
          {coverDrafts.map(({ id, motif, title, isWritten, pictureUrl, isCover }) => (
            <label key={id}>
              <input
                type="radio"
                name={name}
                checked={id === chosen.id}
                disabled={press.isBusy}
                onChange={() => {
                  choose(id);
                  setAsked(false);
                }}
              />
              <img
                src={pictureUrl}
                width={600}
                height={600}
                alt={isWritten ? t`${motif}, with the title ${title}` : motif}
              />
              {isCover && (
                <span className="cover-drafts-sign">
                  <IconCheck size={16} stroke={3} aria-hidden />
                </span>
              )}
            </label>
          ))}
        </div>
      </div>
      <Text size="sm" c="dimmed" className="cover-drafts-motif" aria-hidden>
        {chosen.motif}
      </Text>
      <div role="status">
        {press.isSlow && <Text size="sm">{t`Drawing it at 3000 by 3000 pixels…`}</Text>}
        {!press.isBusy && chosen.isCover && <Text size="sm">{t`This is the cover now.`}</Text>}
        {!press.isBusy && press.isBack && !chosen.isCover && (
          <Text size="sm">{t`Undone. Everything is as it was before.`}</Text>
        )}
        {isAsked && (
          <Text size="sm" fw={600}>
            {t`Fans see this at once. Press again if you mean it.`}
          </Text>
        )}
        {!release && <Text size="sm">{t`You have no access to this release any more.`}</Text>}
      </div>
      {press.problem && (
        <Text size="sm" c="red" role="alert">
          {press.problem}
        </Text>
      )}
      <div className="assistant-chips">
        {chosen.isCover ? (
          <>
            {chosen.mayBeUndone && (
              <OnlineButton
                size="compact-md"
                variant="default"
                loading={press.isBusy}
                onClick={() => void press.undo(chosen.id)}
              >{t`Undo`}</OnlineButton>
            )}
            <Button size="compact-md" variant="subtle" color="gray" onClick={open}>{t`Open`}</Button>
          </>
        ) : (
          release && (
            <OnlineButton size="compact-md" loading={press.isBusy} onClick={take}>
              {isAsked ? t`Yes, use it` : t`Use this one`}
            </OnlineButton>
          )
        )}
        {online ? (
          <Button size="compact-md" variant="default" component="a" href={chosen.fileUrl} download>
            {t`Download`}
          </Button>
        ) : (
          <Button size="compact-md" variant="default" disabled>
            {t`Download`}
          </Button>
        )}
      </div>
    </div>
  );
}
