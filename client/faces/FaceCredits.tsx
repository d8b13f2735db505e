import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FaceCredits_release$key } from "../__generated__/FaceCredits_release.graphql.ts";
import { CreditList } from "./CreditList.tsx";

/** Who did what on it, over all of its songs. */
export function FaceCredits({ release: releaseRef }: { release: FaceCredits_release$key }) {
  const { t } = useLingui();
  const { creditsText, runningOrder } = useFragment(
    graphql`
      fragment FaceCredits_release on Release {
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
    <section aria-labelledby="face-credits">
      <h2 id="face-credits">{t`Credits`}</h2>
      <CreditList contributors={contributors} writers={writers} />
      {creditsText && <p className="face-text">{creditsText}</p>}
    </section>
  );
}
