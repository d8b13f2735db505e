import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { Link, useNavigate, useSearchParams } from "react-router";
import { refusal } from "../../domain/words/refusal.ts";
import type { InvitationScreenMutation } from "../__generated__/InvitationScreenMutation.graphql.ts";
import type {
  InvitationScreenQuery,
  InvitationScreenQuery$data,
} from "../__generated__/InvitationScreenQuery.graphql.ts";
import { postAuth } from "../accounts/authApi.ts";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { keepPendingPlace } from "../accounts/pendingPlace.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useTeamLabels } from "./useTeamLabels.ts";
import "../accounts/accounts.css";
import "./workspaces.css";

type Offer = NonNullable<InvitationScreenQuery$data["invitation"]>;

/** Names the studio, the role and who invites, and asks whether the person wants to join. */
export function InvitationScreen() {
  const { t } = useLingui();
  const said = useRefusal();
  const viewer = useMaybeViewer();
  const token = useSearchParams()[0].get("token") ?? "";
  const { invitation } = useScreenQuery<InvitationScreenQuery>(graphql`
    query InvitationScreenQuery($token: String!) @preloadable {
      invitation(token: $token) {
        studio
        inviter
        role
        email
        expiresAt
      }
    }
  `);
  return (
    <div className="auth">
      <section className="auth-card">
        <PageTitle title={invitation ? t`Join ${invitation.studio}` : t`Invitation`} />
        {!invitation && (
          <>
            <FormMessage isSuccess={false} text={said(refusal("workspaces.invitationSpent"))} />
            <Button component={Link} to="/" size="lg" fullWidth variant="default">
              {t`Continue to Levare`}
            </Button>
          </>
        )}
        {invitation && <Terms offer={invitation} />}
        {invitation && !viewer && <WithoutAccount offer={invitation} token={token} />}
        {invitation && viewer && viewer.email === invitation.email && <Accept token={token} />}
        {invitation && viewer && viewer.email !== invitation.email && (
          <OtherAddress offer={invitation} token={token} email={viewer.email} />
        )}
      </section>
    </div>
  );
}

function Terms({ offer: { studio, inviter, role, email, expiresAt } }: { offer: Offer }) {
  const { t, i18n } = useLingui();
  const { nameOf, aboutOf } = useTeamLabels();
  const terms = [
    [t`Studio`, studio],
    [t`Invited by`, inviter ?? t`Somebody who has left`],
    [t`Your role`, nameOf(role)],
    [t`For the address`, email],
    [t`Open until`, i18n.date(new Date(expiresAt), { dateStyle: "long" })],
  ] as const;
  return (
    <>
      <dl className="workspaces-terms">
        {terms.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text c="dimmed">{aboutOf(role)}</Text>
    </>
  );
}

function Accept({ token }: { token: string }) {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const showError = useErrorToast();
  const [isJoining, setJoining] = useState(false);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const commit = useCommit<InvitationScreenMutation>(graphql`
    mutation InvitationScreenMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        __typename
        ... on LinkSpent {
          code
          params
          message
        }
        ... on WrongMailbox {
          code
          params
          message
        }
      }
    }
  `);

  async function accept() {
    setJoining(true);
    try {
      const { acceptInvitation: answer } = await commit({ input: { token } });
      if ("code" in answer) setProblem(answer);
      // Another studio, another role: everything is read anew.
      else session.restart("/");
    } catch (error) {
      showError(error);
    }
    setJoining(false);
  }

  return (
    <>
      {problem && <FormMessage isSuccess={false} text={said(problem)} />}
      <Button size="lg" fullWidth disabled={isJoining} onClick={() => void accept()}>
        {t`Accept the invitation`}
      </Button>
      <Button component={Link} to="/" size="lg" fullWidth variant="default">
        {t`Not now`}
      </Button>
    </>
  );
}

function WithoutAccount({ offer: { email }, token }: { offer: Offer; token: string }) {
  const { t } = useLingui();
  const address = encodeURIComponent(email);
  return (
    <>
      <Button
        component={Link}
        to={`/auth?type=signup&email=${address}`}
        size="lg"
        fullWidth
        onClick={() => keepPendingPlace(invitationPath(token))}
      >
        {t`Create an account and accept`}
      </Button>
      <p className="auth-other">
        <Trans>Already have an account?</Trans>{" "}
        <Anchor
          component={Link}
          to={`/auth?type=signup&view=login&email=${address}`}
          fw={600}
          onClick={() => keepPendingPlace(invitationPath(token))}
        >
          {t`Sign in`}
        </Anchor>
      </p>
    </>
  );
}

function OtherAddress({ offer, token, email }: { offer: Offer; token: string; email: string }) {
  const { t } = useLingui();
  const session = useSession();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const invited = offer.email;

  async function change() {
    const answer = await postAuth("sign-out", {}).catch(() => ({ isDone: false }));
    if (!answer.isDone) return showError();
    keepPendingPlace(invitationPath(token));
    session.restart(`/auth?type=signup&view=login&email=${encodeURIComponent(invited)}`);
  }

  return (
    <>
      <FormMessage
        isSuccess={false}
        text={t`You are signed in as ${email}. This invitation is for ${invited}.`}
      />
      <Button size="lg" fullWidth onClick={() => void change()}>
        {t`Sign in with the other address`}
      </Button>
      <Button size="lg" fullWidth variant="default" onClick={() => void navigate("/")}>
        {t`Not now`}
      </Button>
    </>
  );
}

function invitationPath(token: string): string {
  return `/invitation?token=${encodeURIComponent(token)}`;
}
