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
            From artists on Pro and Indee Label the platform takes nothing. The payment company keeps its fee;
            the rest is the artist's. During an artist's free trial the platform keeps 10 %.
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
