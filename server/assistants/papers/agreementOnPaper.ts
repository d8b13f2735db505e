import type { Locale } from "../../../domain/accounts/locales.ts";
import { type Agreement, BLANK } from "../../../domain/assistants/papers.ts";
import { WHOLE_BP, type WriterRole } from "../../../domain/credits/work.ts";
import { type Text, text } from "../../../domain/words/refusal.ts";
import { textIn } from "../../../domain/words/textIn.ts";
import { openPaper, type Paper } from "../../papers/Paper.ts";
import type { AgreementFacts, WrittenSong } from "./agreementFacts.ts";

/** One line of what an agreement is about: what it names, and what is recorded of it. */
type Fact = readonly [label: Text | string, value: Text | string | null];

interface Clauses {
  title: Text;
  facts(facts: AgreementFacts): Fact[];
  /** Whether the shares of each writer stand on it. */
  hasShares?: true;
  terms: readonly Text[];
  signers(facts: AgreementFacts): string[];
}

const listed = (names: readonly string[]): string => names.join(", ") || BLANK;
const once = (names: readonly string[]): string[] => [...new Set(names)];

function writersOf({ songs }: AgreementFacts): string[] {
  return once(songs.flatMap(({ writers }) => writers.map(({ party: { name } }) => name)));
}

const recordingOf = ({ title, isrc, artists, owner }: AgreementFacts): Fact[] => [
  [text("assistants.paper.recording"), title],
  ["ISRC", isrc],
  [text("assistants.paper.artists"), listed(artists)],
  [text("assistants.paper.master"), owner],
];

const AGREEMENT: Readonly<Record<Agreement, Clauses>> = {
  "split-sheet": {
    title: text("assistants.paper.splitSheet"),
    facts: ({ title, isrc, artists }) => [
      [text("assistants.paper.recording"), title],
      ["ISRC", isrc],
      [text("assistants.paper.artists"), listed(artists)],
    ],
    hasShares: true,
    terms: [
      text("assistants.paper.splitTogether"),
      text("assistants.paper.splitOwn"),
      text("assistants.paper.splitSong"),
      text("assistants.paper.splitChange"),
    ],
    signers: writersOf,
  },
  "sync-licence": {
    title: text("assistants.paper.syncLicence"),
    facts: (facts) => [
      ...recordingOf(facts),
      [text("assistants.paper.song"), listed(facts.songs.map(({ title }) => title))],
      [text("assistants.paper.writers"), listed(writersOf(facts))],
      [text("assistants.paper.licensee"), null],
      [text("assistants.paper.production"), null],
      [text("assistants.paper.scene"), null],
      [text("assistants.paper.media"), null],
      [text("assistants.paper.territory"), null],
      [text("assistants.paper.term"), null],
      [text("assistants.paper.exclusive"), null],
      [text("assistants.paper.fee"), null],
      [
        text("assistants.paper.credit"),
        text("assistants.paper.creditSync", {
          title: facts.title,
          artists: listed(facts.artists),
          writers: listed(writersOf(facts)),
        }),
      ],
    ],
    terms: [
      text("assistants.paper.syncUse"),
      text("assistants.paper.syncKept"),
      text("assistants.paper.syncPaid"),
      text("assistants.paper.syncCredit"),
      text("assistants.paper.syncCues"),
    ],
    signers: (facts) => [...once([facts.owner ?? BLANK, ...writersOf(facts)]), BLANK],
  },
  "producer-agreement": {
    title: text("assistants.paper.producerAgreement"),
    facts: (facts) => [
      ...recordingOf(facts),
      [text("assistants.paper.producer"), listed(facts.producers)],
      [text("assistants.paper.fee"), null],
      [text("assistants.paper.advance"), null],
      [text("assistants.paper.points"), null],
      [text("assistants.paper.delivery"), null],
      [
        text("assistants.paper.credit"),
        text("assistants.paper.creditProducer", { names: listed(facts.producers) }),
      ],
    ],
    terms: [
      text("assistants.paper.producerWork"),
      text("assistants.paper.producerPaid"),
      text("assistants.paper.producerMaster"),
      text("assistants.paper.producerSamples"),
      text("assistants.paper.producerCredit"),
    ],
    signers: ({ artists, producers }) =>
      once([...(artists.length ? artists : [BLANK]), ...(producers.length ? producers : [BLANK])]),
  },
};

const FACTS = { widths: [160, 320], amountsFrom: 2 };
const SHARES = { widths: [190, 110, 100, 80], amountsFrom: 3 };
const SIGNATURES = { widths: [200, 100, 180], amountsFrom: 3 };

/** The draft of an agreement on paper: what is recorded stands there, everything else is left blank. */
export function agreementOnPaper(
  kind: Agreement,
  facts: AgreementFacts,
  { locale, now }: { locale: Locale; now: Date },
): PDFKit.PDFDocument {
  const { title, facts: factsOf, hasShares, terms, signers } = AGREEMENT[kind];
  const say = (said: Text | string | null) =>
    said === null ? BLANK : typeof said === "string" ? said : textIn(locale, said);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(now);
  const disclaimer = say(text("assistants.answer.disclaimer"));
  const paper = openPaper(say(title), locale, { footer: disclaimer, isGenerated: true });
  paper.paragraph(facts.title, true);
  paper.paragraph(disclaimer, false);
  paper.paragraph(say(text("assistants.paper.drawnUp", { day })), false);
  const about = paper.table(FACTS);
  for (const [label, value] of factsOf(facts)) about.row([say(label), say(value)]);
  about.end();
  if (hasShares) for (const song of orBlank(facts.songs)) writeShares(paper, song, say);
  paper.heading(say(text("assistants.paper.terms")));
  for (const [place, term] of terms.entries()) paper.paragraph(`${place + 1}. ${say(term)}`, false);
  paper.heading(say(text("assistants.paper.signatures")));
  const signatures = paper.table(SIGNATURES);
  signatures.head(
    (["Name", "Date", "Signature"] as const).map((name) => say(text(`assistants.paper.column${name}`))),
  );
  for (const name of signers(facts).length ? signers(facts) : [BLANK]) signatures.row([name, BLANK, BLANK]);
  signatures.end();
  return paper.end();
}

function orBlank(songs: readonly WrittenSong[]): readonly WrittenSong[] {
  return songs.length ? songs : [{ title: BLANK, iswc: null, writers: [] }];
}

function writeShares(paper: Paper, { title, iswc, writers }: WrittenSong, say: (said: Text) => string): void {
  const share = (bp: number) => say(text("assistants.paper.share", { share: bp / 100 }));
  paper.heading(`${say(text("assistants.paper.song"))}: ${title} · ISWC ${iswc ?? BLANK}`);
  const table = paper.table(SHARES);
  const [writer, part] = [
    say(text("assistants.paper.columnWriter")),
    say(text("assistants.paper.columnPart")),
  ];
  table.head([writer, part, "IPI", say(text("assistants.paper.columnShare"))]);
  for (const { role, shareBp, party } of writers)
    table.row([
      ...[party.name, say(text(`assistants.paper.part${role as WriterRole}`)), party.ipi ?? BLANK],
      share(shareBp),
    ]);
  const open = WHOLE_BP - writers.reduce((sum, { shareBp }) => sum + shareBp, 0);
  if (!writers.length) table.row([BLANK, BLANK, BLANK, BLANK]);
  else if (open > 0) table.row([say(text("assistants.paper.open")), "", "", share(open)], true);
  table.end();
}
