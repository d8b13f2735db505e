import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { usePlatform } from "../app/platform.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import type { LegalBlock, LegalTopic } from "./LegalText.ts";
import { loadLegalText } from "./loadLegalText.ts";
import "./legal.css";

export function PrivacyPolicyScreen() {
  return <LegalScreen topic="privacy" />;
}

export function TermsOfServiceScreen() {
  return <LegalScreen topic="terms" />;
}

export function CookiesScreen() {
  return <LegalScreen topic="cookies" />;
}

/** A legal text: contents that stay in sight, a plain sentence before every part, headings that can be linked. */
function LegalScreen({ topic }: { topic: LegalTopic }) {
  const { t, i18n } = useLingui();
  const { legalContact } = usePlatform();
  const text = use(loadLegalText(topic, i18n.locale));
  const changed = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(text.changed),
  );
  return (
    <div className="legal">
      <header className="legal-text legal-head">
        <PageTitle title={text.title} />
        <p className="legal-changed">
          <Trans>
            Last changed on <time dateTime={text.changed}>{changed}</time>
          </Trans>
        </p>
        <p className="legal-intro">{text.intro}</p>
        {legalContact && (
          <p className="legal-contact">
            <strong>{t`Who runs this platform:`}</strong> {legalContact}
          </p>
        )}
      </header>
      <nav className="legal-contents" aria-label={t`Contents`}>
        <ol>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="legal-text">
        {text.sections.map(({ id, heading, summary, blocks }, at) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {at + 1}. {heading}
            </h2>
            <p className="legal-summary">
              <strong>{t`In short:`}</strong> {summary}
            </p>
            {blocks.map((block) => (
              <Block key={typeof block === "string" ? block : block.join()} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
