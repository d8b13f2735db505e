import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { MutationParameters } from "relay-runtime";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { showRefusal } from "../ui/showFailure.ts";
import { releaseAddress } from "./releaseAddress.ts";
import { useReleaseLabels } from "./useReleaseLabels.ts";

graphql`
  fragment useReleaseVerbs_release on Release {
    id
    state
    date
    version
    pagePath
    privateFields {
      releaseDay
      releaseTime
      timezone
      wentLiveAt
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
`;

const READY = graphql`
  mutation useReleaseVerbsReadyMutation($input: MarkReleaseReadyInput!) {
    verb: markReleaseReady(input: $input) {
      __typename
      ... on MarkReleaseReadyPayload {
        release {
          ...useReleaseVerbs_release @relay(mask: false)
        }
      }
      ... on ReleaseHeldBack {
        problems {
          reason
          count
        }
      }
    }
  }
`;
const REOPEN = graphql`
  mutation useReleaseVerbsReopenMutation($input: ReopenReleaseInput!) {
    verb: reopenRelease(input: $input) {
      __typename
      ... on ReopenReleasePayload {
        release {
          ...useReleaseVerbs_release @relay(mask: false)
        }
      }
      ... on ReleaseHeldBack {
        problems {
          reason
          count
        }
      }
    }
  }
`;
const NOW = graphql`
  mutation useReleaseVerbsNowMutation($input: ReleaseNowInput!) {
    verb: releaseNow(input: $input) {
      __typename
      ... on ReleaseNowPayload {
        release {
          ...useReleaseVerbs_release @relay(mask: false)
        }
      }
      ... on ReleaseHeldBack {
        problems {
          reason
          count
        }
      }
    }
  }
`;
const UNDO_NOW = graphql`
  mutation useReleaseVerbsUndoNowMutation($input: UndoReleaseNowInput!) {
    verb: undoReleaseNow(input: $input) {
      __typename
      ... on UndoReleaseNowPayload {
        release {
          ...useReleaseVerbs_release @relay(mask: false)
        }
      }
      ... on ReleaseHeldBack {
        problems {
          reason
          count
        }
      }
    }
  }
`;
const UNSCHEDULE = graphql`
  mutation useReleaseVerbsUnscheduleMutation($input: UnscheduleReleaseInput!) {
    verb: unscheduleRelease(input: $input) {
      __typename
      ... on UnscheduleReleasePayload {
        release {
          ...useReleaseVerbs_release @relay(mask: false)
        }
      }
      ... on ReleaseHeldBack {
        problems {
          reason
          count
        }
      }
    }
  }
`;
const WITHDRAW = graphql`
  mutation useReleaseVerbsWithdrawMutation($input: WithdrawReleaseInput!) {
    verb: withdrawRelease(input: $input) {
      __typename
      ... on WithdrawReleasePayload {
        release {
          ...useReleaseVerbs_release @relay(mask: false)
        }
      }
      ... on ReleaseHeldBack {
        problems {
          reason
          count
        }
      }
    }
  }
`;
const ARCHIVE = graphql`
  mutation useReleaseVerbsArchiveMutation($input: ArchiveReleaseInput!) {
    verb: archiveRelease(input: $input) {
      __typename
      ... on ArchiveReleasePayload {
        release {
          ...useReleaseVerbs_release @relay(mask: false)
        }
      }
      ... on ReleaseHeldBack {
        problems {
          reason
          count
        }
      }
    }
  }
`;
const RESTORE = graphql`
  mutation useReleaseVerbsRestoreMutation($input: RestoreReleaseInput!) {
    verb: restoreRelease(input: $input) {
      __typename
      ... on RestoreReleasePayload {
        release {
          ...useReleaseVerbs_release @relay(mask: false)
        }
      }
      ... on ReleaseHeldBack {
        problems {
          reason
          count
        }
      }
    }
  }
`;
const DUPLICATE = graphql`
  mutation useReleaseVerbsDuplicateMutation($input: DuplicateReleaseInput!) {
    verb: duplicateRelease(input: $input) {
      __typename
      ... on DuplicateReleasePayload {
        release {
          id
        }
      }
    }
  }
`;
const DELETE = graphql`
  mutation useReleaseVerbsDeleteMutation($input: DeleteReleaseInput!) {
    verb: deleteRelease(input: $input) {
      __typename
      ... on DeleteReleasePayload {
        deletedId @deleteRecord
      }
      ... on ReleaseIsKept {
        code
        params
        message
      }
    }
  }
`;

interface Answered extends MutationParameters {
  variables: { input: { id: string } };
  response: {
    verb: {
      __typename: string;
      problems?: readonly { reason: string; count: number }[];
      code?: string;
      release?: { id: string };
    };
  };
}

interface Named {
  readonly id: string;
  readonly title: string;
}

/** The steps of a release. Each says in a toast what happened, with the way back where there is one, or why not. */
export function useReleaseVerbs() {
  const { t } = useLingui();
  const labels = useReleaseLabels();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const navigate = useNavigate();
  const commits = {
    ready: useCommit<Answered>(READY),
    reopen: useCommit<Answered>(REOPEN),
    now: useCommit<Answered>(NOW),
    undoNow: useCommit<Answered>(UNDO_NOW),
    unschedule: useCommit<Answered>(UNSCHEDULE),
    withdraw: useCommit<Answered>(WITHDRAW),
    archive: useCommit<Answered>(ARCHIVE),
    restore: useCommit<Answered>(RESTORE),
    duplicate: useCommit<Answered>(DUPLICATE),
    remove: useCommit<Answered>(DELETE),
  } satisfies Record<string, (variables: { input: { id: string } }) => Promise<Answered["response"]>>;

  /** True when it was done; refusals are told. */
  async function act(
    verb: keyof typeof commits,
    { id, title }: Named,
  ): Promise<Answered["response"]["verb"] | null> {
    try {
      const { verb: answer } = await commits[verb]({ input: { id } });
      if (answer.__typename.endsWith("Payload")) return answer;
      const message = answer.problems
        ? answer.problems.map(labels.problem).join(" ")
        : said(refusalIn(answer));
      showRefusal(message, t`${title} stays in place`);
    } catch (error) {
      showError(error);
    }
    return null;
  }

  return {
    ready: async (release: Named) => {
      if (await act("ready", release))
        undoToast(t`${release.title} is ready.`, () => void act("reopen", release));
    },
    reopen: (release: Named) => act("reopen", release),
    /** `isFirst`: it was never out, so that it can be put back while nobody has heard it. */
    releaseNow: async (release: Named, isFirst: boolean) => {
      if (!(await act("now", release))) return;
      const message = t`${release.title} is live. Everybody can hear it.`;
      if (isFirst) undoToast(message, () => void act("undoNow", release));
      else notifications.show({ message });
    },
    unschedule: async (release: Named) => {
      if (await act("unschedule", release)) notifications.show({ message: t`Nothing is scheduled now.` });
    },
    withdraw: async (release: Named) => {
      if (await act("withdraw", release))
        undoToast(t`${release.title} is withdrawn.`, () => void act("now", release));
    },
    archive: async (release: Named) => {
      if (await act("archive", release))
        undoToast(t`${release.title} is in the archive.`, () => void act("restore", release));
    },
    restore: (release: Named) => act("restore", release),
    duplicate: async (release: Named) => {
      const made = await act("duplicate", release);
      if (made?.release) await navigate(releaseAddress({ id: made.release.id, title: release.title }));
    },
    remove: async (release: Named) => {
      if (!(await act("remove", release))) return;
      notifications.show({ message: t`${release.title} is deleted. Its tracks stay in your catalog.` });
      await navigate("/releases");
    },
  };
}
