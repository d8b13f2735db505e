/** What a server says while it starts, on its page before there is any other. Browsers load none of it. */
export const STARTING_LETTERS = {
  "starting.title": "Levare is getting ready",
  "starting.goesOn": "This page continues by itself as soon as you can sign in.",
  "starting.database": "Opening the database",
  "starting.story": "Writing the demo: its people, releases and texts",
  "starting.client": "Building the app, which takes about half a minute the first time",
} as const;
