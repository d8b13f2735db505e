import { useRelayEnvironment } from "react-relay";
import { refreshVocabulary } from "../../lexicon/VocabularyProvider.tsx";

/** Makes the pickers of this page know at once what was changed in the lexicon. */
export function useRefresh(): () => Promise<void> {
  const relay = useRelayEnvironment();
  return () => refreshVocabulary(relay);
}
