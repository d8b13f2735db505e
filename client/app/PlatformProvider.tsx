import { type ReactNode, useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { PlatformProvider_query$key } from "../__generated__/PlatformProvider_query.graphql.ts";
import type { PlatformProviderQuery } from "../__generated__/PlatformProviderQuery.graphql.ts";
import { keepFresh } from "./keepFresh.ts";
import { PlatformContext, type PlatformFacts } from "./platform.ts";
import { refresh } from "./refresh.ts";

/** How long answers count as fresh (SPEC.md section 9). */
const FRESH_MS = 5 * 60 * 1000;

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
      query PlatformProviderQuery {
        ...PlatformProvider_query
      }
    `,
    {},
  );
}
