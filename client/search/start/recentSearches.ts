import * as v from "valibot";
import { addressOf, isSameQuestion, type Question, questionAt } from "../../../domain/search/address.ts";
import { MAX_RECENT } from "../../../domain/search/limits.ts";
import { personalShelf } from "../../app/personalShelf.ts";

const Kept = v.array(v.string());

/** What a person searched for on this device and found something in, the last first. */
export interface RecentSearches {
  list(): Question[];
  add(question: Question): void;
  remove(question: Question): void;
  clear(): void;
}

export function recentSearches(personId: string): RecentSearches {
  const shelf = personalShelf(personId, "searches");
  const list = () => {
    const kept = shelf.read();
    return v.is(Kept, kept) ? kept.map((address) => questionAt(new URLSearchParams(address))) : [];
  };
  const write = (questions: Question[]) => shelf.write(questions.slice(0, MAX_RECENT).map(addressOf));
  const others = (question: Question) => list().filter((each) => !isSameQuestion(each, question));
  return {
    list,
    add: (question) => write([question, ...others(question)]),
    remove: (question) => write(others(question)),
    clear: () => write([]),
  };
}
