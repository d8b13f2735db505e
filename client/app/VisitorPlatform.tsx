import { type ReactNode, useEffect, useState } from "react";
import type { PlatformProviderQuery } from "../__generated__/PlatformProviderQuery.graphql.ts";
import platformParameters from "../__generated__/PlatformProviderQuery$parameters.ts";
import { useAsk } from "./ask.ts";
import { keepFresh } from "./keepFresh.ts";
import { FRESH_MS, PlatformContext, type PlatformFacts } from "./platform.ts";
import type { Who } from "./visit.ts";

interface Props {
  platform: Who["platform"];
  children: ReactNode;
}

/** Hands the pages of whoever is not signed in what the operator chose for everybody. */
export function VisitorPlatform({ platform, children }: Props) {
  const ask = useAsk();
  const [facts, setFacts] = useState(platform);
  useEffect(
    () =>
      keepFresh(FRESH_MS, () =>
        ask<PlatformProviderQuery>(platformParameters, {}).then(
          ({ platform }) => setFacts(platform),
          // A question that fails leaves what was known.
          () => {},
        ),
      ),
    [ask],
  );
  return <PlatformContext value={facts as PlatformFacts}>{children}</PlatformContext>;
}
