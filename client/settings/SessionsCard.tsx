import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import type {
  SessionsCard_viewer$data,
  SessionsCard_viewer$key,
} from "../__generated__/SessionsCard_viewer.graphql.ts";
import type { SessionsCardOthersMutation } from "../__generated__/SessionsCardOthersMutation.graphql.ts";
import type { SessionsCardRevokeMutation } from "../__generated__/SessionsCardRevokeMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useQuestion } from "../ui/useQuestion.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { useErrorToast } from "./useErrorToast.ts";

type SessionFacts = SessionsCard_viewer$data["sessions"][number];

/** Every place where the person is signed in, and the way to end each. */
export function SessionsCard({ viewer }: { viewer: SessionsCard_viewer$key }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const [question, ask] = useQuestion();
  const { sessions } = useFragment(
    graphql`
      fragment SessionsCard_viewer on Viewer {
        sessions {
          id
          browser
          system
          address
          lastSeenAt
          isCurrent
        }
      }
    `,
    viewer,
  );
  const revoke = useCommit<SessionsCardRevokeMutation>(graphql`
    mutation SessionsCardRevokeMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        __typename
        ... on RevokeSessionPayload {
          viewer {
            id
            ...SessionsCard_viewer
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
  const revokeOthers = useCommit<SessionsCardOthersMutation>(graphql`
    mutation SessionsCardOthersMutation {
      revokeOtherSessions {
        viewer {
          id
          ...SessionsCard_viewer
        }
      }
    }
  `);

  async function handle(ended: Promise<unknown>, message: string) {
    try {
      await ended;
      notifications.show({ message });
    } catch (error) {
      showError(error);
    }
  }

  return (
    <SettingsCard
      title={t`Where you are signed in`}
      lead={t`Sign out anything you do not recognize, and change your password.`}
    >
      <ul className="settings-sessions">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={(name) =>
              ask({
                title: t`Sign out ${name}?`,
                follows: t`Levare closes there right away, and unsaved work there is lost. Only someone with your password or access to your email can sign in again.`,
                yes: t`Sign out there`,
                onYes: () => void handle(revoke({ input: { id: session.id } }), t`Signed out there.`),
              })
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="default"
          className="settings-start"
          onClick={() =>
            ask({
              title: t`Sign out everywhere else?`,
              follows: t`Levare closes on every other device right away, and unsaved work there is lost. You stay signed in here.`,
              yes: t`Sign out everywhere else`,
              onYes: () => void handle(revokeOthers({}), t`Signed out everywhere else.`),
            })
          }
        >
          {t`Sign out everywhere else`}
        </Button>
      )}
      {question}
    </SettingsCard>
  );
}

function SessionLine({ session, onEnd }: { session: SessionFacts; onEnd: (name: string) => void }) {
  const { t, i18n } = useLingui();
  const { browser, system, address, lastSeenAt, isCurrent } = session;
  const isPhone = system === "iPhone" || system === "iPad" || system === "Android";
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop;
  const name = [browser ?? t`Unknown program`, system].filter(Boolean).join(", ");
  const seen = i18n.date(new Date(lastSeenAt), { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <Icon size={22} stroke={1.75} aria-hidden />
      <div>
        <strong>{name}</strong>
        <span>{[address, isCurrent ? t`in use now` : t`last used ${seen}`].filter(Boolean).join(" · ")}</span>
      </div>
      {isCurrent ? (
        <strong className="settings-this">{t`This one`}</strong>
      ) : (
        <Button variant="default" onClick={() => onEnd(name)} aria-label={t`Sign out ${name}`}>
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}
