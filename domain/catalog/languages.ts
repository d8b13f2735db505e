/** ISO 639-2 for "no linguistic content": nobody sings. */
export const INSTRUMENTAL = "zxx";

/** What a song can be sung in: the codes of ISO 639-1, some of ISO 639-2 that have no shorter one, and nothing at all. */
export const SUNG_LANGUAGES = (
  "zxx ab aa af ak sq am ar an hy as av ay az bm ba eu be bn bi bs br bg my ca ch ce ny zh cv kw co cr hr cs da dv nl dz " +
  "en eo et ee fo fj fi fr ff gl ka de el gn gu ht ha he hz hi ho hu ia id ga ig ik io is it iu ja jv kl kn kr ks kk km " +
  "ki rw ky kv kg ko ku kj la lb lg li ln lo lt lu lv gv mk mg ms ml mt mi mr mh mn na nv nd ne ng nb nn no nr oc oj or " +
  "om os pa fa pl ps pt qu rm rn ro ru sa sc sd se sm sg sr gd sn si sk sl so st es su sw ss sv ta te tg th ti bo tk tl " +
  "tn to tr ts tt tw ty ug uk ur uz ve vi wa cy wo fy xh yi yo za zu ast fil haw mul nah yue"
).split(" ");

export function isSungLanguage(code: string): boolean {
  return SUNG_LANGUAGES.includes(code);
}
