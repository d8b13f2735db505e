const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be the id of a row: a column of ids answers any other with an accident. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
