import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { CONFIRM_HOURS, DONE_WITHIN_DAYS, GRACE_DAYS } from "../../domain/privacy/deletion.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ConfirmDeletion } from "./ConfirmDeletion.tsx";
import { RequestDeletion } from "./RequestDeletion.tsx";
import "../accounts/accounts.css";
import "../legal/legal.css";
import "./privacy.css";

/** What is deleted, what must stay, and the way to ask for it; behind the link of the letter, the way to confirm it. */
export function DataDeletionScreen() {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  const token = useSearchParams()[0].get("confirm");
  if (token !== null) return <ConfirmDeletion token={token} />;
  return (
    <article className="legal-text legal-single">
      <PageTitle title={t`Delete my data`} />
      <p className="legal-intro">
        {t`Enter your account's email address. We send you a link, and nothing happens until you confirm.`}
      </p>
      <RequestDeletion email={viewer?.email ?? ""} />
      <p>
        <Trans>
          You asked already? See{" "}
          <Anchor component={Link} to="/privacy/deletion-status">
            the status of a request
          </Anchor>
          .
        </Trans>
        {viewer && (
          <>
            {" "}
            <Trans>
              Before you go:{" "}
              <Anchor component={Link} to="/settings/privacy">
                download your data
              </Anchor>
              .
            </Trans>
          </>
        )}
      </p>
      <h2>{t`What is deleted`}</h2>
      <ul>
        <li>{t`Your account, profile, sessions and messages.`}</li>
        <li>{t`Your uploads: masters, the versions made from them, covers and waveforms.`}</li>
        <li>{t`Playlists, likes, follows and what you listened to.`}</li>
        <li>{t`Studios that nobody but you works in, with everything in them.`}</li>
        <li>{t`Your plan, on the day when the account goes: it is not charged any more after that, and what you paid already is not refunded. Should it renew before, it is charged once more, unless you cancel it first.`}</li>
        <li>{t`Your claim to earnings that were not paid out: without your account we can pay them to nobody. We name the sum before you confirm.`}</li>
      </ul>
      <h2>{t`What we must keep`}</h2>
      <ul>
        <li>{t`Invoices and payouts, for as long as tax law requires. We remove everything the law does not need.`}</li>
        <li>{t`Copies that fans have bought: they paid for them and keep them.`}</li>
        <li>{t`Studios in which others work. If you are the only owner, make somebody else one first.`}</li>
      </ul>
      <h2>{t`How long it takes`}</h2>
      <p>
        {t`The link in the email works for ${CONFIRM_HOURS} hours. After you confirm, you have ${GRACE_DAYS} days to change your mind. The rest is done within ${DONE_WITHIN_DAYS} days.`}
      </p>
    </article>
  );
}
