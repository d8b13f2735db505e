import { Trans, useLingui } from "@lingui/react/macro";
import { useFeeLine } from "../billing/useFeeLine.ts";

/** Where the price of a record goes, as one bar. The processor's part depends on card and country, so it has no number. */
export function MoneyPath() {
  const { t } = useLingui();
  const { figure } = useFeeLine();
  const [trial, pro, label] = [figure("trial"), figure("pro"), figure("enterprise")];
  const nothing = t`nothing`;
  const isFree = pro === null && label === null;
  return (
    <section className="landing-money" aria-labelledby="money-path">
      <div>
        <h2 id="money-path">{t`Where your money goes`}</h2>
        <p>
          {isFree ? (
            <Trans>
              From artists on Pro and Indee Label we take nothing. The payment provider keeps its fee; the
              rest goes to the artist.
            </Trans>
          ) : (
            <Trans>
              From artists on Pro we keep {pro ?? nothing}, from artists on Indee Label {label ?? nothing}.
              The payment provider keeps its fee; the rest goes to the artist.
            </Trans>
          )}
          {trial !== null && (
            <>
              {" "}
              <Trans>During an artist's free trial we keep {trial}.</Trans>
            </>
          )}
        </p>
      </div>
      <ul className="landing-money-bar">
        <li data-part="artist">{t`The artist`}</li>
        <li data-part="fee">{t`Payment fee`}</li>
      </ul>
    </section>
  );
}
