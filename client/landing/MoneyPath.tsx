import { Trans, useLingui } from "@lingui/react/macro";

/** Where the price of a record goes, as one bar. The processor's part depends on card and country, so it has no number. */
export function MoneyPath() {
  const { t } = useLingui();
  return (
    <section className="landing-money" aria-labelledby="money-path">
      <div>
        <h2 id="money-path">{t`Where your money goes`}</h2>
        <p>
          <Trans>
            From artists on Pro and Indee Label we take nothing. The payment provider keeps its fee; the rest
            goes to the artist. During an artist's free trial we keep 10 %.
          </Trans>
        </p>
      </div>
      <ul className="landing-money-bar">
        <li data-part="artist">{t`The artist`}</li>
        <li data-part="fee">{t`Payment fee`}</li>
      </ul>
    </section>
  );
}
