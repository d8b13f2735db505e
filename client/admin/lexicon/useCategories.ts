import { createContext, use } from "react";

/** A shelf of genres, as the forms offer it. */
export interface Shelf {
  readonly id: string;
  readonly name: string;
}

export const CategoriesContext = createContext<readonly Shelf[]>([]);

/** The shelves that a genre can stand on; empty beside lists without shelves. */
export function useCategories(): readonly Shelf[] {
  return use(CategoriesContext);
}
