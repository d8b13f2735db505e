import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { ReleaseNowDialog_release$key } from "../__generated__/ReleaseNowDialog_release.graphql.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { OnlineButton } from "../ui/OnlineButton.tsx";
import { useReleaseLabels } from "./useReleaseLabels.ts";
import { useReleaseVerbs } from "./useReleaseVerbs.ts";

interface Props {
  release: ReleaseNowDialog_release$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a release goes out: who will hear it, and what it still lacks. What was heard cannot be taken back. */
export function ReleaseNowDialog({ release: releaseRef, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const labels = useReleaseLabels();
  const verbs = useReleaseVerbs();
  const release = useFragment(
    graphql`
      fragment ReleaseNowDialog_release on Release {
        id
        title
        privateFields {
          audience
          wentLiveAt
          missing {
            part
            count
          }
        }
      }
    `,
    releaseRef,
  );
  const { title, privateFields } = release;
  const isFirst = !privateFields?.wentLiveAt;
  // The date becomes that of today.
  const missing = (privateFields?.missing ?? []).filter(({ part }) => part !== "date");
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Release ${title} now?`}>
      <p>
        {privateFields?.audience === "unlisted"
          ? t`Whoever has the link can hear it right away.`
          : t`Everybody can hear it right away, on its page, on your profile and in search.`}{" "}
        {t`You can withdraw it later, but whoever has heard it has heard it.`}
      </p>
      {isFirst && (
        <p>{t`Until somebody hears it, you have a minute to undo this. Your followers are told after that.`}</p>
      )}
      {missing.length > 0 && (
        <>
          <p id="release-now-lacks">{t`It will be released without:`}</p>
          <ul aria-labelledby="release-now-lacks">
            {missing.map((each) => (
              <li key={each.part}>{labels.missing(each)}</li>
            ))}
          </ul>
        </>
      )}
      <Group>
        <OnlineButton
          onClick={() => {
            onClose();
            void verbs.releaseNow(release, isFirst);
          }}
        >
          {t`Release it`}
        </OnlineButton>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t`Cancel`}
        </Button>
      </Group>
    </AppModal>
  );
}
