import { useLingui } from "@lingui/react/macro";
import type { AiPart, AiShare } from "../../domain/catalog/aiDisclosure.ts";

/** What the parts of a recording are called, and who or what made them. */
export function useAiLabels(): { parts: Record<AiPart, string>; shares: Record<AiShare, string> } {
  const { t } = useLingui();
  return {
    parts: {
      vocals: t`Vocals`,
      instrumentation: t`Instruments played`,
      composition: t`Composition`,
      lyrics: t`Lyrics`,
      postProduction: t`Mix and master`,
    },
    shares: {
      none: t`By people`,
      assisted: t`With help of AI`,
      generated: t`By AI`,
    },
  };
}
