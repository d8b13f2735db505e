import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PublicReleaseCredits_release$key } from "../__generated__/PublicReleaseCredits_release.graphql.ts";
import { CreditList } from "./CreditList.tsx";

/** Who did what on it, over all of its songs. */
export function PublicReleaseCredits({ release: releaseRef }: { release: PublicReleaseCredits_release$key }) {
  const { t } = useLingui();
  const { creditsText, runningOrder } = useFragment(
    graphql`
      fragment PublicReleaseCredits_release on Release {
        creditsText
        runningOrder {
          track {
            contributors {
              role
              party {
                name
              }
            }
            works {
              writers {
                role
                party {
                  name
                }
              }
            }
          }
        }
      }
    `,
    releaseRef,
  );
  const tracks = runningOrder.map(({ track }) => track);
  const contributors = tracks.flatMap((track) => track.contributors);
  const writers = tracks.flatMap((track) => track.works.flatMap((work) => work.writers));
  if (!creditsText && contributors.length === 0 && writers.length === 0) return null;
  return (
    <section aria-labelledby="public-page-credits">
      <h2 id="public-page-credits">{t`Credits`}</h2>
      <CreditList contributors={contributors} writers={writers} />
      {creditsText && <p className="public-page-text">{creditsText}</p>}
    </section>
  );
}
