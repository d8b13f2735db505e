import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import { meetsTier, type Tier } from "../../../domain/billing/plans.ts";
import type { PlansPartQuery } from "../../__generated__/PlansPartQuery.graphql.ts";
import { useAdminLabels } from "../useAdminLabels.ts";
import { type PartProps, refetched, sumOf } from "./PartProps.ts";
import { SheetView } from "./SheetView.tsx";

/** How many people are on each plan right now. */
export function PlansPart({ title, attempt }: Pick<PartProps, "title" | "attempt">) {
  const { t } = useLingui();
  const { tiers } = useAdminLabels();
  const { admin } = useLazyLoadQuery<PlansPartQuery>(
    graphql`
      query PlansPartQuery {
        admin {
          plans {
            tier
            fans
            artists
          }
        }
      }
    `,
    {},
    refetched(attempt),
  );
  const { plans } = admin;
  const people = sumOf(plans, "fans") + sumOf(plans, "artists");
  const paying = plans.filter(({ tier }) => meetsTier(tier as Tier, "pro"));
  const paid = sumOf(paying, "fans") + sumOf(paying, "artists");
  return (
    <SheetView
      title={title}
      summary={t`${paid} of ${plural(people, { one: "# person", other: "# people" })} on a paid plan.`}
      nothing={t`Nobody has an account yet.`}
      sheet={{
        file: "plans-now",
        of: t`Plan`,
        unit: t`People`,
        series: [
          { key: "artists", label: t`Artists`, colour: 2 },
          { key: "fans", label: t`Fans`, colour: 3 },
        ],
        rows: plans.map(({ tier, fans, artists }) => ({
          key: tier,
          label: tiers[tier as Tier],
          tick: tiers[tier as Tier],
          values: [artists, fans],
        })),
      }}
    />
  );
}
