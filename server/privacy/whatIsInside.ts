import { PRODUCT_NAME } from "../../domain/product.ts";

/** The first file somebody opens. */
export const WHAT_IS_INSIDE = `Everything that ${PRODUCT_NAME} keeps about you.

account/   who you are, how you sign in, what you chose, and where you are signed in
profile/   your public page and its pictures
social/    whom you follow, what you like, and your playlists
studio/    the studios you own and the teams you are on
music/     tracks, releases and artists of your studios, with the originals of your music and your covers
plays/     what you heard, and when
store/     what your studios sell
posts/     what you wrote
billing/   your subscription
finances/  what your studios and you earned, and where it went; amounts in cents, below zero is owed to you
mails/     the letters that were sent to you
notifications/  what the bell told you, and which announcements were meant for you
history/   what was done in your name or with your account

Each table is a JSON file: a list with one entry for each row. Folders without content are left out. Secrets, such as
passwords and the keys of your sessions, are not in here: we keep them only in a form that opens nothing.

---

Todo lo que ${PRODUCT_NAME} guarda sobre ti. Cada tabla es un archivo JSON: una lista con una entrada por fila. Las carpetas
sin contenido no aparecen. Los secretos, como las contraseñas y las claves de tus sesiones, no están aquí: los guardamos solo
de una forma que no abre nada.
`;

/** Where a table stands in the ZIP: "account/known-device.json". */
export function tableFile(folder: string, table: string): string {
  return `${folder}/${table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}
