import { useLingui } from "@lingui/react/macro";
import { Progress } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ReleasePart } from "../../domain/releases/completeness.ts";
import type { ReleaseGaps_release$key } from "../__generated__/ReleaseGaps_release.graphql.ts";
import { PART_OF, useReleaseLabels } from "./useReleaseLabels.ts";

/** How whole a release is, and each gap as a way to the place where it is filled. */
export function ReleaseGaps({ release }: { release: ReleaseGaps_release$key }) {
  const { t, i18n } = useLingui();
  const labels = useReleaseLabels();
  const { privateFields } = useFragment(
    graphql`
      fragment ReleaseGaps_release on Release {
        privateFields {
          completeness
          missing {
            part
            count
          }
        }
      }
    `,
    release,
  );
  if (!privateFields) return null;
  const percent = i18n.number(privateFields.completeness / 100, { style: "percent" });
  return (
    <section className="settings-card" aria-labelledby="release-gaps">
      <h2 id="release-gaps">{t`${percent} complete`}</h2>
      <Progress value={privateFields.completeness} aria-label={t`Completeness`} />
      {privateFields.missing.length === 0 ? (
        <p className="release-dim">{t`Nothing is missing.`}</p>
      ) : (
        <ul className="release-gaps">
          {privateFields.missing.map((missing) => (
            <li key={missing.part}>
              <Link
                to={`?part=${PART_OF[missing.part as ReleasePart] ?? "details"}`}
                replace
                preventScrollReset
              >
                {labels.missing(missing)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
