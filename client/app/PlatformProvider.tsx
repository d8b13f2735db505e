import { type ReactNode, useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { PlatformProvider_query$key } from "../__generated__/PlatformProvider_query.graphql.ts";
import type { PlatformProviderQuery } from "../__generated__/PlatformProviderQuery.graphql.ts";
import { keepFresh } from "./keepFresh.ts";
import { FRESH_MS, PlatformContext, type PlatformFacts } from "./platform.ts";
import { refresh } from "./refresh.ts";

interface Props {
  query: PlatformProvider_query$key;
  children: ReactNode;
}

/** Hands every page what the operator chose for everybody; a notice reaches pages that are open, too. */
export function PlatformProvider({ query, children }: Props) {
  const relay = useRelayEnvironment();
  const { platform } = useFragment(
    graphql`
      fragment PlatformProvider_query on Query {
        platform {
          signUp
          noticeEn
          noticeEs
          supportEmail
          legalContact
          platformFeeTrialBps
          platformFeeProBps
          platformFeeEnterpriseBps
          uploadMegabytes
        }
      }
    `,
    query,
  );
  useEffect(() => keepFresh(FRESH_MS, () => refreshPlatform(relay)), [relay]);
  return <PlatformContext value={platform as PlatformFacts}>{children}</PlatformContext>;
}

/** Asks for the choices now. A question that fails leaves those that were known. */
export function refreshPlatform(relay: IEnvironment): Promise<void> {
  return refresh<PlatformProviderQuery>(
    relay,
    graphql`
      query PlatformProviderQuery @preloadable @raw_response_type {
        ...PlatformProvider_query
      }
    `,
    {},
  );
}
