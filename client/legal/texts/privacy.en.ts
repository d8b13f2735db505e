import type { LegalText } from "../LegalText.ts";

export const text: LegalText = {
  title: "Privacy policy",
  changed: "2026-11-21",
  intro:
    "Levare is open software. Whoever runs a copy of it decides about the data on it and is called the operator of this instance. This policy says what this software stores, why, for how long, and what you can do about it. It is written for people, and it is complete.",
  sections: [
    {
      id: "who",
      heading: "Who is responsible",
      summary: "The operator of this instance, not the authors of the software.",
      blocks: [
        "The operator of this instance decides why and how your data is used and is the controller in the sense of the General Data Protection Regulation (GDPR). You reach the operator by answering any mail that this instance has sent you, or at the address given on the page about data deletion.",
        "The people who write Levare have no access to this instance and receive no data from it. The software sends no usage reports to anyone.",
      ],
    },
    {
      id: "what",
      heading: "What is stored",
      summary: "What you type in, what you upload, and what is needed to keep the service running.",
      blocks: [
        [
          "Account: mail address, name, role, password (only as a hash that cannot be turned back), date of joining, and your answers to the questions at sign-up.",
          "For artists also: stage name and career stage. For fans who give one: a phone number. Both only because you typed them in.",
          "Studio: the name of your workspace, your plan, and who belongs to it.",
          "Music: files you upload, the versions and waveforms made from them, titles, names of artists, and other details of a recording.",
          "Sessions: when you signed in, the address on the internet you came from and the name of your browser, so that you can recognise and end a session.",
          "Mail: which messages were sent to you and when, without their content once they are delivered.",
          "Records of the server: time, address requested, result and an identifier of the request, to find errors and abuse.",
        ],
        "We do not buy data about you, do not build a profile for advertising and do not use your music to train models.",
      ],
    },
    {
      id: "why",
      heading: "Why, and on which ground",
      summary: "To give you what you signed up for; anything beyond that only if you agree.",
      blocks: [
        [
          "Account, studio, music and sessions: to perform our contract with you (GDPR, article 6(1)(b)).",
          "Records of the server and limits against abuse: our legitimate interest in a service that works and is safe (article 6(1)(f)).",
          "Invoices, payouts and taxes: a duty by law (article 6(1)(c)).",
          "News by mail, phone number: your consent (article 6(1)(a)). You can withdraw it at any time; what happened before stays lawful.",
        ],
      ],
    },
    {
      id: "who-sees",
      heading: "Who sees it",
      summary:
        "You, the people you share with, the operator, and the few services that the operator connected.",
      blocks: [
        "What you publish is public: releases, profile, posts. Drafts are seen by the members of your workspace. Your mail address and phone number are never public.",
        "The operator may connect outside services: a payment company, a mail service, a storage for files, a provider of an assistant or of telephone calls. Each of them gets only what its task needs. An instance that connects none of them works from its own machine alone.",
        "Data is given to authorities only where the law obliges the operator to do so.",
      ],
    },
    {
      id: "where",
      heading: "Where it is stored",
      summary: "On the operator's machines; beyond the European Economic Area only with safeguards.",
      blocks: [
        "Data lies where the operator runs this instance. If a connected service works outside the European Economic Area, the operator relies on a decision of adequacy or on standard contractual clauses and tells you on request which.",
      ],
    },
    {
      id: "how-long",
      heading: "How long it is kept",
      summary: "As long as you have an account; then at most 30 days, except what the law says must stay.",
      blocks: [
        [
          "Account, studio and music: until you delete them. A deletion takes effect after 7 days and is done within 30.",
          "Sessions: 30 days after the last use.",
          "Sign-in links: 5 minutes.",
          "Records of the server: as long as needed to find errors and abuse, as a rule 30 days.",
          "Invoices and payouts: as long as tax law asks for.",
          "Backups: they are overwritten in turn; deleted data disappears from them with the next turns.",
        ],
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      summary: "See, correct, take away, delete, object, complain. Asking costs nothing.",
      blocks: [
        [
          "Access: learn what is stored about you and get a copy (article 15).",
          "Correction of what is wrong (article 16).",
          "Deletion (article 17) and restriction (article 18).",
          "Taking your data with you in a common format (article 20).",
          "Objection to uses that rest on a legitimate interest (article 21).",
          "Withdrawal of a consent at any time (article 7(3)).",
          "A complaint with the data protection authority where you live (article 77).",
        ],
        "No decision about you with legal effect is made by a machine alone. The operator answers within one month.",
      ],
    },
    {
      id: "children",
      heading: "Children",
      summary: "Levare is for people of 13 and older.",
      blocks: [
        "You must be at least 13 years old. Where the law of your country sets a higher age for giving consent by yourself, a parent or guardian has to agree. If we learn of an account of a younger child, it is deleted.",
      ],
    },
    {
      id: "security",
      heading: "Security",
      summary: "Encrypted connections, hashed passwords, few people with access.",
      blocks: [
        "Passwords are stored as hashes, sign-in links and sessions as hashes of random secrets. Files that are not public are reached by addresses that expire. If something goes wrong and puts you at risk, the operator tells you and the authority within the time the law sets.",
      ],
    },
    {
      id: "changes",
      heading: "Changes of this policy",
      summary: "You hear about changes that matter before they count.",
      blocks: [
        "The date of the last change stands at the top. If a change matters to you, you get a mail at least 14 days before it takes effect. The history of this text can be read in the public source of Levare.",
      ],
    },
  ],
};
