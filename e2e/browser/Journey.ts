import type { Page } from "playwright-core";

/** What a journey file in e2e/journeys gives: a sentence, and the steps that show it to be true. */
export interface Journey {
  title: string;
  journey: (parts: JourneyParts) => Promise<void>;
}

export interface JourneyParts {
  /** Of the running product, such as http://127.0.0.1:4000. */
  address: string;
  /** A page in a browser of its own: nobody is signed in. */
  open: (look?: Look) => Promise<Page>;
}

export interface Look {
  width?: number;
  height?: number;
  colorScheme?: "dark" | "light";
  /** Answers such as 401 that this page is meant to get; any other failure of a request fails the journey. */
  refusals?: readonly number[];
}
