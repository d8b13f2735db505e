import { askMailFollow, findOpenArtist } from "../../db/mailing/mailFollows.ts";
import { SAME_TIME_MS } from "../../domain/accounts/limits.ts";
import { isEmail } from "../../domain/accounts/registration.ts";
import { problem } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Artist } from "../catalog/Artist.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { networkOf } from "../limits/networkOf.ts";
import { sameTime } from "../limits/sameTime.ts";
import { askLetter, knownLetter } from "./letters.ts";
import { mailingLink } from "./mailingLink.ts";

interface Wish {
  artistId: string;
  email: string;
  locale: string;
}

/** Asks the mailbox whether it wants news of an artist; nothing else goes there before it said yes. */
const followByMail = verb("followByMail", {
  unaudited: "Anybody may ask for any address, and whoever reads the mailbox decides.",
  forVisitors: true,
  limits: {
    // On a loopback demo everybody has one address, so that it is not counted.
    uses: ({ email }: Wish, _actor, { services, clientAddress }) => ({
      newsLettersOfEmail: email,
      ...(services.settings.isLoopbackDemo ? {} : { newsLettersOfAddress: networkOf(clientAddress ?? "") }),
    }),
    full: () => new InvalidInput(problem("email", "general.tooManyAttempts")),
  },
  async run(act, { artistId, email, locale }: Wish) {
    const name = await findOpenArtist(act.trx, artistId);
    if (name === undefined) throw new NotFound();
    const { id, confirmedAt } = await askMailFollow(act.trx, { artistId, email, locale, at: act.now });
    const letter = confirmedAt
      ? knownLetter(name, mailingLink(act, "leave", id))
      : askLetter(name, mailingLink(act, "confirm", id));
    act.enqueueMail({ to: email, ...letter });
    return act.done({});
  },
});

builder.relayMutationField(
  "followByMail",
  { inputFields: (t) => ({ artistId: t.globalID({ for: Artist }), email: t.string() }) },
  {
    description:
      "Asks by a letter whether news of an artist are wanted at an address, for those without an account. The answer is the same whether the address is known or not.",
    verb: followByMail,
    authScopes: { public: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) => {
      const email = input.email.trim().toLowerCase();
      if (!isEmail(email)) throw new InvalidInput(problem("email", "accounts.emailMissing"));
      const wish = { artistId: input.artistId.id, email, locale: localeOf(context) };
      return sameTime(SAME_TIME_MS.letter, () => perform(context, info, followByMail, wish));
    },
  },
  { outputFields: (t) => ({ isSent: t.boolean({ resolve: () => true }) }) },
);
