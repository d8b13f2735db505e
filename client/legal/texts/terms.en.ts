import type { LegalText } from "../LegalText.ts";

export const text: LegalText = {
  title: "Terms of service",
  changed: "2026-11-29",
  intro:
    "These terms are the agreement between you and the operator of this instance of Levare. They say what you may expect, what is expected of you, and whose music it is: yours.",
  sections: [
    {
      id: "parties",
      heading: "Who agrees with whom",
      summary: "You and the operator of this instance. The authors of the software are not a party.",
      blocks: [
        "Levare is free software under the GNU Affero General Public License, version 3 or later. Anyone may run it. Your agreement is with the operator of this instance, who is responsible for this service. The licence of the software itself gives you rights that these terms do not take away: you may read, change and run it, and you may ask the operator for the source of the version that runs here.",
      ],
    },
    {
      id: "account",
      heading: "Your account",
      summary: "Be 13 or older, give true details, keep your password to yourself.",
      blocks: [
        "You must be at least 13 years old; below the age at which you can make contracts alone, a parent or guardian has to agree. One person, one account; the same account can be fan and artist. You answer for what happens under your account until you tell the operator that somebody else got in.",
      ],
    },
    {
      id: "music",
      heading: "Your music stays yours",
      summary: "You keep every right and only allow what is needed to store and play it.",
      blocks: [
        "You keep all rights in what you upload. You give the operator a simple, non-exclusive right, without a fee, to store your files, to make technical versions of them, to show covers and titles, and to play or deliver the music to the people you choose. It ends when you take the music down; copies that fans bought before stay theirs.",
        "It contains no right to license your music to others, to use it in advertising or to train models with it.",
      ],
    },
    {
      id: "duties",
      heading: "What you promise about uploads",
      summary: "Upload only what you may publish, and credit the people who made it.",
      blocks: [
        [
          "You own the rights in what you upload, or have the permission of those who do: composition, recording, samples, cover art.",
          "Credits and splits that you enter are true.",
          "Codes such as ISRC and UPC are yours to use. The service never invents one.",
        ],
      ],
    },
    {
      id: "conduct",
      heading: "What is not allowed",
      summary: "No harm to people, to their rights or to the service.",
      blocks: [
        [
          "Content that is against the law, that threatens or humiliates people, or that sexualises children.",
          "Music of others under your name; false plays, false followers, false reviews.",
          "Breaking into accounts, getting round limits, flooding the service with requests.",
          "Messages that the receiver did not ask for.",
        ],
      ],
    },
    {
      id: "reports",
      heading: "Reports and what follows",
      summary: "Anyone can report. Both sides are heard, and every step has a reason.",
      blocks: [
        "If you think that something here breaks your rights or these terms, write to the operator and say what, where and why. The operator looks at it, hears the person concerned where that is possible, and decides: nothing, hide, remove, or close the account. Whoever is affected learns the reason and can ask for a second look.",
      ],
    },
    {
      id: "plans",
      heading: "Plans, prices and the trial",
      summary: "30 days free without a card; after that you choose. Nothing is charged by surprise.",
      blocks: [
        "Artists begin with a trial of 30 days with every tool and 5 track uploads. No payment details are asked for, so nothing can be charged at its end. Without a plan the music stays online and editing pauses.",
        "Paid plans run by the month or by the year and renew until you cancel. You can cancel at any time for the end of the running period. Prices stand on the page for artists and before every payment; a new price counts from the next period and is announced at least 30 days ahead.",
        "Consumers in the European Union may withdraw from a paid plan within 14 days. If you asked for it to begin at once, the days already used are charged in proportion.",
      ],
    },
    {
      id: "sales",
      heading: "Sales between fans and artists",
      summary: "The artist sells; the operator provides the shop and keeps the fee that was shown.",
      blocks: [
        "A purchase is a contract between fan and artist. Unless this instance states otherwise beside its plans, the platform keeps nothing on Pro and Indee Label and 10 % during the trial, holds earnings for 7 days and pays them out from 10.00 of the currency on. The payment company's fee is the artist's.",
        "Statutory rights of buyers, such as for faulty goods, remain.",
      ],
    },
    {
      id: "service",
      heading: "What you can expect of the service",
      summary: "Care, backups and honesty about faults; no promise that nothing ever fails.",
      blocks: [
        "The operator runs the service with care, keeps it safe and makes backups. Interruptions for maintenance happen and are announced where possible. Keep your own copies of your masters. Parts that are still being built say so on their page.",
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      summary: "Full for intent, gross negligence and injury; limited to the foreseeable for the rest.",
      blocks: [
        "The operator is liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law does not allow a limit. For simple negligence the operator is liable only for breach of a duty that this agreement depends on, and only for damage that is typical and could be foreseen.",
      ],
    },
    {
      id: "end",
      heading: "Leaving",
      summary: "You can leave at any time and take your things with you.",
      blocks: [
        "You may close your account at any time. The operator may close it with 30 days' notice, or at once for a serious breach. Before the end you can take your masters, your catalog and your list of fans with you; money that is owed is paid out.",
      ],
    },
    {
      id: "law",
      heading: "Law, changes, remainder",
      summary: "The law where the operator sits; your protection as a consumer stays.",
      blocks: [
        "The law of the country in which the operator has its seat applies. As a consumer you keep the protection of the law where you live and may go to a court there. Changes of these terms are announced by mail at least 30 days ahead; if you do not agree you can leave before they count. If one part is void, the rest stands.",
      ],
    },
  ],
};
