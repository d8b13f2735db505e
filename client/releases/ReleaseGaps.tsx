import { useLingui } from "@lingui/react/macro";
import { Progress } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ReleaseGaps_release$key } from "../__generated__/ReleaseGaps_release.graphql.ts";
import { gapPath } from "./gapPath.ts";
import { useReleaseLabels } from "./useReleaseLabels.ts";

/** How whole a release is, and each gap as a way to the place where it is filled. */
export function ReleaseGaps({ release }: { release: ReleaseGaps_release$key }) {
  const { t, i18n } = useLingui();
  const labels = useReleaseLabels();
  const { privateFields, runningOrder } = useFragment(
    graphql`
      fragment ReleaseGaps_release on Release {
        runningOrder {
          track {
            id
            title
            isrc
            state
          }
        }
        privateFields {
          readiness
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
  const percent = i18n.number(privateFields.readiness / 100, { style: "percent" });
  return (
    <section className="settings-card" aria-labelledby="release-gaps">
      <h2 id="release-gaps">{t`${percent} ready`}</h2>
      <Progress value={privateFields.readiness} aria-label={t`Readiness`} />
      {privateFields.missing.length === 0 ? (
        <p className="release-dim">{t`Nothing is missing.`}</p>
      ) : (
        <ul className="release-gaps">
          {privateFields.missing.map((missing) => (
            <li key={missing.part}>
              <Link to={gapPath(missing.part, runningOrder)} replace preventScrollReset>
                {labels.missing(missing)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
