import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** One tool of the studio as the artists' page shows it. `path` tells whether it is built. */
export interface Tool {
  path: string;
  name: MessageDescriptor;
  headline: MessageDescriptor;
  points: readonly MessageDescriptor[];
}

export const TOOLS: readonly Tool[] = [
  {
    path: "/catalog/tracks",
    name: msg`Catalog`,
    headline: msg`Drop a folder. Get a catalog.`,
    points: [
      msg`Uploads start the moment you let go, and resume after a lost connection.`,
      msg`Titles, tempo and key come from your files; edit them in place.`,
      msg`Masters stay untouched, listeners get fast versions.`,
    ],
  },
  {
    path: "/releases",
    name: msg`Releases`,
    headline: msg`A countdown that knows what is missing.`,
    points: [
      msg`One checklist from master to release day.`,
      msg`Dates planned back from release day, so nothing is late.`,
      msg`A page to share before and after release day.`,
    ],
  },
  {
    path: "/commerce",
    name: msg`Commerce`,
    headline: msg`Your shop, with the play button beside the price.`,
    points: [
      msg`Downloads, records and shirts in one place.`,
      msg`Fans may pay more than you ask.`,
      msg`Every fee shown before you save a price.`,
    ],
  },
  {
    path: "/community",
    name: msg`Community`,
    headline: msg`Your fans are yours.`,
    points: [
      msg`Posts with a track, for everyone or for members.`,
      msg`Monthly support in tiers that you can archive, never break.`,
      msg`Your list of fans, ready to take with you.`,
    ],
  },
  {
    path: "/analytics",
    name: msg`Analytics`,
    headline: msg`Numbers with a next step.`,
    points: [
      msg`Plays, listeners and sales in plain sentences.`,
      msg`Every chart is also a table.`,
      msg`What changed, and what to do about it.`,
    ],
  },
  {
    path: "/finances",
    name: msg`Finances`,
    headline: msg`Numbers that add up.`,
    points: [
      msg`Every sale, fee and payout on its own line.`,
      msg`Splits with the people on the record.`,
      msg`A yearly summary for your accountant.`,
    ],
  },
];
