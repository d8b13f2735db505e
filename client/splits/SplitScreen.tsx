import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { SplitScreen_offer$key } from "../__generated__/SplitScreen_offer.graphql.ts";
import type { SplitScreenQuery } from "../__generated__/SplitScreenQuery.graphql.ts";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { Cover } from "../ui/Cover.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { SplitAnswerForms } from "./SplitAnswerForms.tsx";
import { SplitTerms } from "./SplitTerms.tsx";
import { useSplitLabels } from "./useSplitLabels.ts";
import "../accounts/accounts.css";
import "./splits.css";

/** /split?token=…: what somebody is offered, to sign or to refuse, without an account. */
export function SplitScreen() {
  const { t } = useLingui();
  const token = useSearchParams()[0].get("token") ?? "";
  const [answered, setAnswered] = useState<SplitScreen_offer$key | null>(null);
  const { splitOffer } = useScreenQuery<SplitScreenQuery>(graphql`
    query SplitScreenQuery($token: String!) @preloadable {
      splitOffer(token: $token) {
        ...SplitScreen_offer
      }
    }
  `);
  return (
    <div className="splits-page">
      <section className="auth-card">
        {splitOffer ? (
          <Offer offer={answered ?? splitOffer} token={token} onAnswered={setAnswered} />
        ) : (
          <>
            <PageTitle title={t`Your share`} />
            <FormMessage
              isSuccess={false}
              text={t`This link no longer works. Ask the studio that sent it for a new one.`}
            />
            <Button component={Link} to="/" size="lg" fullWidth variant="default">
              {t`Continue to Levare`}
            </Button>
          </>
        )}
      </section>
    </div>
  );
}

interface Props {
  offer: SplitScreen_offer$key;
  token: string;
  onAnswered: (offer: SplitScreen_offer$key) => void;
}

function Offer({ offer: offerRef, token, onAnswered }: Props) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  const { percent, day } = useSplitLabels();
  const offer = useFragment(
    graphql`
      fragment SplitScreen_offer on SplitOffer {
        title
        studio
        coverUrl
        version
        isOpen
        incomeTypes
        effectiveFrom
        answer
        answeredAt
        signedName
        reason
        shares {
          name
          role
          bps
          isOwn
          isStudio
          isSigned
        }
        recoup {
          label
          toName
          cap {
            amountMinor
            currency
          }
        }
        ...SplitAnswerForms_offer
      }
    `,
    offerRef,
  );
  const { title, studio, coverUrl, version, answer, answeredAt, signedName, shares } = offer;
  const own = shares.find(({ isOwn }) => isOwn);
  const at = answeredAt ? day(answeredAt) : "";
  return (
    <>
      <header className="splits-offer">
        {coverUrl && <Cover src={coverUrl} alt="" size={88} />}
        <div>
          <PageTitle title={title} />
          <Text c="dimmed">{version === 1 ? studio : t`${studio} · version ${version}`}</Text>
        </div>
      </header>
      {answer === "signed" && (
        <FormMessage isSuccess text={t`Signed by ${signedName ?? ""} on ${at}. Thank you.`}>
          {!viewer && <Link to="/auth?type=signup">{t`Create an account to see what your share earns`}</Link>}
          {viewer && <Link to="/settings/shares">{t`See your shares`}</Link>}
        </FormMessage>
      )}
      {answer === "refused" && (
        <FormMessage isSuccess={false} text={t`You refused this split on ${at}. ${studio} was told why.`} />
      )}
      {own && (
        <p className="splits-own">
          {own.bps === 0
            ? t`In this version you no longer have a share.`
            : t`Your share: ${percent(own.bps)}`}
        </p>
      )}
      <ul className="splits-shares" aria-label={t`Shares of ${title}`}>
        {shares.map(({ name, role, bps, isOwn, isStudio, isSigned }, place) => (
          // Two people may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: a signed split keeps its order
          <li key={place} data-own={isOwn || undefined}>
            <strong className="splits-bps">{percent(bps)}</strong>
            <span className="splits-words">
              <strong>{isOwn ? t`${name} (you)` : name}</strong>
              <small>{[role, isStudio && t`Studio`].filter(Boolean).join(" · ")}</small>
            </span>
            {isSigned && (
              <Badge color="mint" variant="light">
                {t`Signed`}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      <SplitTerms incomes={offer.incomeTypes} effectiveFrom={offer.effectiveFrom} recoup={offer.recoup} />
      {offer.isOpen ? (
        <SplitAnswerForms offer={offer} token={token} onAnswered={onAnswered} />
      ) : (
        answer === "waiting" && (
          <FormMessage
            isSuccess={false}
            text={t`This split can't be signed right now: ${studio} is changing it.`}
          />
        )
      )}
    </>
  );
}
