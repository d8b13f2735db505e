import { PLAY_OUTCOMES } from "../../domain/plays/play.ts";
import { builder } from "../graphql/builder.ts";

export const PlayOutcomeEnum = builder.enumType("PlayOutcome", {
  description: "What became of a play: it counted, or why it did not.",
  values: PLAY_OUTCOMES,
});
