import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What a kind of thing is called in a sentence: with its name, and where it has none. */
interface SubjectWords {
  named: MessageDescriptor;
  unnamed: MessageDescriptor;
}

/** Kinds that only jobs are about. */
export const JOB_SUBJECTS: readonly string[] = [
  "track",
  "assetVersion",
  "upload",
  "trackImport",
  "mail",
  "profile",
  "dataExport",
  "deletionRequest",
  "downloadWish",
];

/** What things are called, by the kind that the log and the jobs know them by. */
export const SUBJECT_LABELS: Record<string, SubjectWords> = {
  user: { named: msg({ message: "{name}" }), unnamed: msg`a person` },
  session: { named: msg({ message: "a session of {name}" }), unnamed: msg`a session` },
  invitation: { named: msg({ message: "{name}" }), unnamed: msg`somebody by email` },
  workspace: { named: msg({ message: "the workspace {name}" }), unnamed: msg`a workspace` },
  curatedList: { named: msg({ message: "the list {name}" }), unnamed: msg`a list` },
  featureFlag: { named: msg({ message: "the flag {name}" }), unnamed: msg`a flag` },
  term: { named: msg({ message: "the term {name}" }), unnamed: msg`a term` },
  lexiconCategory: { named: msg({ message: "the category {name}" }), unnamed: msg`a category` },
  lexicon: { named: msg`the lexicon`, unnamed: msg`the lexicon` },
  platformSetting: { named: msg({ message: "the setting “{name}”" }), unnamed: msg`a platform setting` },
  broadcast: { named: msg({ message: "the announcement “{name}”" }), unnamed: msg`an announcement` },
  job: { named: msg({ message: "the job “{name}”" }), unnamed: msg`a job` },
  audit: { named: msg`the log`, unnamed: msg`the log` },
  backup: { named: msg`a backup`, unnamed: msg`a backup` },
  installation: { named: msg`the server`, unnamed: msg`the server` },
  sale: { named: msg({ message: "the sale of “{name}”" }), unnamed: msg`a sale` },
  release: { named: msg({ message: "the release “{name}”" }), unnamed: msg`a release` },
  track: { named: msg({ message: "the track “{name}”" }), unnamed: msg`a track` },
  report: { named: msg({ message: "the report about “{name}”" }), unnamed: msg`a report` },
  splitSheet: { named: msg({ message: "the split of “{name}”" }), unnamed: msg`a split` },
  milestone: { named: msg({ message: "the milestone “{name}”" }), unnamed: msg`a milestone` },
  milestoneTemplate: { named: msg({ message: "the template “{name}”" }), unnamed: msg`a milestone template` },
  taxProfile: { named: msg({ message: "the tax profile of {name}" }), unnamed: msg`a tax profile` },
  accountantLink: {
    named: msg({ message: "the link for the accountant {name}" }),
    unnamed: msg`a link for an accountant`,
  },
  listeningLink: { named: msg({ message: "the private link “{name}”" }), unnamed: msg`a private link` },
  asset: { named: msg({ message: "the asset “{name}”" }), unnamed: msg`an asset` },
  assetVersion: {
    named: msg({ message: "a version of the asset “{name}”" }),
    unnamed: msg`a version of an asset`,
  },
  upload: { named: msg({ message: "the upload “{name}”" }), unnamed: msg`an upload` },
  trackImport: { named: msg({ message: "the table “{name}”" }), unnamed: msg`a table of tracks` },
  mail: { named: msg({ message: "an email to {name}" }), unnamed: msg`an email` },
  profile: { named: msg({ message: "the profile of {name}" }), unnamed: msg`a profile` },
  dataExport: { named: msg({ message: "the data of {name}" }), unnamed: msg`the data of a person` },
  deletionRequest: {
    named: msg({ message: "the deletion that {name} asked for" }),
    unnamed: msg`a deletion that was asked for`,
  },
  downloadWish: { named: msg({ message: "a download of {name}" }), unnamed: msg`a download` },
};
