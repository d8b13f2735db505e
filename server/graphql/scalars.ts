import { GraphQLError } from "graphql";
import { instantText } from "../../db/instants.ts";
import { builder } from "./builder.ts";

builder.scalarType("DateTime", {
  description: "An instant in UTC, as an ISO 8601 string with milliseconds.",
  // Rows that came along inside another row carry their times as JSON text.
  serialize: (instant) => instantText(instant instanceof Date ? instant : new Date(String(instant))),
  parseValue: (value) => {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime())) throw new GraphQLError("Not an ISO 8601 instant.");
    return date;
  },
});

builder.scalarType("Params", {
  description: "What the words of a refusal name: names with texts or numbers.",
  serialize: (params) => params,
  parseValue: () => {
    throw new GraphQLError("Only answers have params.");
  },
});
