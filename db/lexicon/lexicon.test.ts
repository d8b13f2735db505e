import { BUILT_IN_TERMS } from "../../domain/lexicon/vocabulary.ts";
import { setPreferences } from "../accounts/preferences.ts";
import type { Database } from "../open.ts";
import { aTrack, aUser } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { changeLexiconCategory } from "./categories.ts";
import { findMerges, mergeTerm, unmergeTerm } from "./merges.ts";
import { changeTerm, insertTerm, listTerms, lockTerm, orderRows, type TermRow, termOf } from "./terms.ts";
import { countTermUses } from "./uses.ts";
import { readVocabulary } from "./vocabulary.ts";

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

const genre = async (slug: string): Promise<TermRow> =>
  (await listTerms(database.db, "GENRE")).find((term) => term.slug === slug)!;

async function aGenre(slug: string): Promise<TermRow> {
  const { lexiconCategoryId } = await genre("electronic");
  const term = { category: "GENRE", slug, labelEn: slug, labelEs: slug, lexiconCategoryId };
  return database.db.transaction().execute((trx) => insertTerm(trx, term));
}

test("a new installation begins with the words that the product has built in", async () => {
  const read = await readVocabulary(database.db);
  expect(read).toEqual(
    Object.fromEntries(
      Object.entries(BUILT_IN_TERMS).map(([key, terms]) => [
        key,
        terms.map((term) => ({ ...term, isChoosable: true })),
      ]),
    ),
  );
});

test("a term cannot be chosen while it or its category rests", async () => {
  const { db } = database;
  const jazz = await genre("jazz");
  await changeLexiconCategory(db, jazz.lexiconCategoryId!, { active: false });
  await changeTerm(db, (await genre("rock")).id, { active: false });
  const { GENRE } = await readVocabulary(db);
  expect(GENRE.filter(({ isChoosable }) => !isChoosable).map(({ slug }) => slug)).toEqual(["rock", "jazz"]);
});

test("terms stand in the order that they were given", async () => {
  const { db } = database;
  const moods = await listTerms(db, "MOOD");
  const turned = moods.map(({ id }) => id).reverse();
  await orderRows(db, "vocabularyTerm", turned);
  expect((await listTerms(db, "MOOD")).map(({ id }) => id)).toEqual(turned);
});

test("a merge retags everything that carried the word, and taking it back spares what was changed since", async () => {
  const { db } = database;
  const synthwave = await aGenre("synthwave");
  const electronic = await genre("electronic");
  const [kept, moved] = [await aTrack(db, { genre: "synthwave" }), await aTrack(db, { genre: "synthwave" })];
  const always = await aTrack(db, { genre: "electronic" });
  const { id: userId } = await aUser(db, {
    artistData: JSON.stringify({ genres: ["synthwave", "jazz", "electronic"] }),
  });
  await setPreferences(db, userId, { favouriteGenres: ["rock", "synthwave"] }, new Date());
  expect((await countTermUses(db, "GENRE")).get("synthwave")).toEqual({ tracks: 2, people: 1 });

  const mergeId = await db
    .transaction()
    .execute((trx) => mergeTerm(trx, synthwave, electronic, ["synthwave"], new Date()));
  expect((await countTermUses(db, "GENRE")).get("electronic")).toEqual({ tracks: 3, people: 1 });
  expect(await genre("synthwave")).toBeUndefined();
  expect((await genre("electronic")).aliases).toEqual(["edm", "dance", "synthwave"]);
  const { artistData } = await db
    .selectFrom("user")
    .select("artistData")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  expect(artistData).toEqual({ genres: ["electronic", "jazz"] });

  await db.updateTable("track").set({ genre: "pop" }).where("id", "=", moved.id).execute();
  const [merge] = await findMerges(db, [mergeId]);
  await db
    .transaction()
    .execute(async (trx) => unmergeTerm(trx, merge!, (await lockTerm(trx, electronic.id))!));
  expect(termOf(await genre("synthwave"))).toEqual(termOf(synthwave));
  expect((await genre("electronic")).aliases).toEqual(["edm", "dance"]);
  const genres = await db.selectFrom("track").select(["id", "genre"]).execute();
  expect(new Map(genres.map(({ id, genre }) => [id, genre]))).toEqual(
    new Map([
      [kept.id, "synthwave"],
      [moved.id, "pop"],
      [always.id, "electronic"],
    ]),
  );
});
