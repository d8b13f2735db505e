import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { licenceOf, licenceUrl } from "../../domain/releases/licence.ts";
import { facetLabel } from "../../domain/search/facetLabels.ts";
import type { PublicReleaseAbout_release$key } from "../__generated__/PublicReleaseAbout_release.graphql.ts";
import { useLanguage } from "../search/useLanguage.ts";

/** What the artist says of it, and whose it is. */
export function PublicReleaseAbout({ release: releaseRef }: { release: PublicReleaseAbout_release$key }) {
  const { t } = useLingui();
  const language = useLanguage();
  const release = useFragment(
    graphql`
      fragment PublicReleaseAbout_release on Release {
        description
        genre
        label
        catalogNumber
        upc
        licence
        cLine {
          year
          owner
        }
        pLine {
          year
          owner
        }
      }
    `,
    releaseRef,
  );
  const { description, genre, label, catalogNumber, upc, cLine, pLine } = release;
  const licence = licenceOf(release.licence);
  const url = licence && licenceUrl(licence);
  const facts: [string, string | null | undefined][] = [
    [t`Genre`, genre && facetLabel("genre", genre, language)],
    [t`Label`, label],
    [t`Catalog number`, catalogNumber],
    [t`UPC`, upc],
  ];
  const lineOf = ({ year, owner }: { year?: number | null; owner?: string | null }) =>
    [year, owner].filter(Boolean).join(" ");
  return (
    <section aria-labelledby="public-page-about">
      <h2 id="public-page-about">{t`About this release`}</h2>
      {description && <p className="public-page-text">{description}</p>}
      <dl className="public-page-facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="public-page-dim public-page-lines">
        {lineOf(cLine) && <span>© {lineOf(cLine)}</span>}
        {lineOf(pLine) && <span>℗ {lineOf(pLine)}</span>}
        {url ? (
          <Anchor href={url} rel="license noopener" target="_blank">
            {licenceName(licence)}
          </Anchor>
        ) : (
          <span>{t`All rights reserved`}</span>
        )}
      </p>
    </section>
  );
}

/** "cc-by-nc-4.0" is "CC BY-NC 4.0". */
function licenceName(licence: string): string {
  const parts = licence.toUpperCase().split("-");
  const version = parts.pop();
  const [family, ...terms] = parts;
  return [family, terms.join("-"), version].filter(Boolean).join(" ");
}
