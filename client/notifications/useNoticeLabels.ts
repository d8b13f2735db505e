import { useLingui } from "@lingui/react/macro";

interface Words {
  readonly titleEn: string;
  readonly titleEs: string;
  readonly bodyEn: string;
  readonly bodyEs: string;
}

/** What somebody was told, in the language of the page. */
export function useNoticeLabels(): (words: Words) => { title: string; body: string } {
  const { i18n } = useLingui();
  return ({ titleEn, titleEs, bodyEn, bodyEs }) =>
    i18n.locale === "es" ? { title: titleEs, body: bodyEs } : { title: titleEn, body: bodyEn };
}
