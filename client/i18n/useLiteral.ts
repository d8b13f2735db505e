import { useLingui } from "@lingui/react";
import { useCallback } from "react";

/**
 * Translates a text that was born in domain/ or on the server, where English is the text's own name. A text that nobody
 * translated stays as it came.
 */
export function useLiteral(): (text: string) => string {
  const { i18n } = useLingui();
  return useCallback((text: string) => (i18n.messages[text] === undefined ? text : i18n._(text)), [i18n]);
}
