/** Everything by which somebody can be recognised in the database, read before anything of it is taken away. */
export interface Person {
  userId: string;
  /** Addresses of theirs, also former ones; none that is somebody else's account by now. */
  addresses: readonly string[];
  /** Names long enough to be looked for in other people's text: their own, their stage name, handles, studios. */
  names: readonly string[];
  /** The studios that go with the person; for what they take along, those they own. */
  studioIds: readonly string[];
  /** Keys of what was counted against them (server/limits). */
  limitKeys: readonly string[];
  /** Stands in the place of `userId` where the law wants a row to stay. */
  pseudonym: string;
}
