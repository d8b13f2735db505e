/** In characters, of each language. */
export const TITLE_LIMIT = 120;
export const BODY_LIMIT = 1000;
export const LINK_LIMIT = 300;

/** What the bell shows at most; more is "99+". */
export const SHOWN_UNREAD = 99;

/** What somebody reads, in both languages of the product: the reader's device knows which one it shows. */
export interface NoticeText {
  titleEn: string;
  titleEs: string;
  bodyEn: string;
  bodyEs: string;
}

/** A part of it that leads somewhere by itself: a figure, and the page that it is from. */
export interface NoticeLine {
  en: string;
  es: string;
  /** A path of ours. */
  path: string;
}

/**
 * Whether a link stays within the product: a path of our own, never another address. Two slashes, or a backslash that a
 * browser reads as one, would begin the name of a host.
 */
export function isOwnPath(link: string): boolean {
  return link.length <= LINK_LIMIT && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(link);
}
