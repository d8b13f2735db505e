import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconBell, IconBellOff, IconBellRinging } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { FollowLevel } from "../../domain/library/followLevel.ts";
import type { FollowLevelMenuMutation } from "../__generated__/FollowLevelMenuMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { saveOrQueue } from "../sync/saveOrQueue.ts";
import type { Wish } from "../sync/wish.ts";
import { LaterMenu } from "../ui/LaterMenu.tsx";
import { showFailure } from "../ui/showFailure.ts";

const ICONS = { everything: IconBellRinging, releases: IconBell, nothing: IconBellOff };

const loadItems = () => import("./FollowLevelItems.tsx");

interface Props {
  /** Global id of the artist. */
  id: string;
  name: string;
  level: FollowLevel;
}

/** How much one hears of an artist whom one follows: the button shows it, its menu changes it. */
export function FollowLevelMenu({ id, name, level }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  // What was chosen just now, over what the list said before.
  const [chosen, setChosen] = useState<{ over: FollowLevel; level: FollowLevel } | null>(null);
  const commit = useCommit<FollowLevelMenuMutation>(graphql`
    mutation FollowLevelMenuMutation($input: SetFollowLevelInput!) {
      setFollowLevel(input: $input) {
        __typename
        ... on SetFollowLevelPayload {
          artist {
            id
            followLevel
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const shown = chosen?.over === level ? chosen.level : level;
  const names: Record<FollowLevel, string> = {
    everything: t`Everything`,
    releases: t`Releases only`,
    nothing: t`Nothing`,
  };

  async function choose(next: FollowLevel) {
    if (next === shown) return;
    setChosen({ over: level, level: next });
    const refuse = (refused: Parameters<typeof said>[0]) => {
      setChosen(null);
      showFailure(said(refused));
    };
    try {
      const wish: Wish = { kind: "follow", id, name, changes: { level: next }, before: { level: shown } };
      const kept = await saveOrQueue([wish], () => commit({ input: { id, level: next } }));
      if (kept.kind === "queued") return;
      const { setFollowLevel: answer } = kept.answer;
      if (answer.__typename === "NotFound") refuse(refusalIn(answer));
    } catch (error) {
      refuse(accidentIn(error));
    }
  }

  const Icon = ICONS[shown];
  const current = names[shown];
  return (
    <LaterMenu
      width={220}
      position="bottom-end"
      load={loadItems}
      button={
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t`News of ${name}: ${current}`}>
          <Icon size={20} aria-hidden />
        </ActionIcon>
      }
    >
      {({ FollowLevelItems }) => (
        <FollowLevelItems names={names} level={shown} onChoose={(next) => void choose(next)} />
      )}
    </LaterMenu>
  );
}
