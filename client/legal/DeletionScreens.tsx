import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Badge } from "@mantine/core";
import { Link } from "react-router";
import { PageTitle } from "../ui/PageTitle.tsx";
import { operatorContact } from "./operatorContact.ts";
import "./legal.css";

/** What is deleted and what must stay. The form itself is not built: the page says how to ask until it is. */
export function DataDeletionScreen() {
  const { t } = useLingui();
  return (
    <article className="legal-text legal-single">
      <PageTitle title={t`Delete my data`} />
      <NotAutomaticYet />
      <h2>{t`What is deleted`}</h2>
      <ul>
        <li>{t`Your account, profile, sessions and messages.`}</li>
        <li>{t`Your uploads: masters, the versions made from them, covers and waveforms.`}</li>
        <li>{t`Playlists, likes, follows and what you listened to.`}</li>
      </ul>
      <h2>{t`What must stay`}</h2>
      <ul>
        <li>{t`Invoices and payouts, for as long as tax law asks for them. They lose every part that the law does not need.`}</li>
        <li>{t`Copies that fans bought before: they paid for them and keep them.`}</li>
      </ul>
      <h2>{t`How long it takes`}</h2>
      <p>{t`After you ask there are 7 days to change your mind. The rest is done within 30 days.`}</p>
      <HowToAsk />
      <p>
        <Trans>
          You asked already? See{" "}
          <Anchor component={Link} to="/privacy/deletion-status">
            the status of a request
          </Anchor>
          .
        </Trans>
      </p>
    </article>
  );
}

/** Where the state of a request will stand. */
export function DeletionStatusScreen() {
  const { t } = useLingui();
  return (
    <article className="legal-text legal-single">
      <PageTitle title={t`Status of a deletion request`} />
      <NotAutomaticYet />
      <p>{t`Every request goes through four steps: received, verified, deleting, done. Here you will enter the code of your request and see the date of each step.`}</p>
      <HowToAsk />
      <p>
        <Anchor component={Link} to="/privacy/data-deletion">{t`What is deleted, and what must stay`}</Anchor>
      </p>
    </article>
  );
}

function NotAutomaticYet() {
  const { t } = useLingui();
  return (
    <p className="legal-summary">
      <Badge component="span" color="amber" variant="light">{t`Still to come`}</Badge>{" "}
      {t`This page cannot take your request yet. Until it can, the operator of this instance handles it by mail.`}
    </p>
  );
}

function HowToAsk() {
  const { t } = useLingui();
  const contact = operatorContact();
  return (
    <>
      <h2>{t`How to ask today`}</h2>
      {contact ? (
        <p>
          <Trans>
            Write to <Anchor href={`mailto:${contact}`}>{contact}</Anchor> from the address of your account.
          </Trans>
        </p>
      ) : (
        <p>{t`Answer any mail that this instance has sent you, such as the one with your sign-in link. It reaches the operator of this instance. Write from the address of your account.`}</p>
      )}
    </>
  );
}
