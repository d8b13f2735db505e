import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Viewer } from "../../graphql/context.ts";
import { aSeller } from "../../sales/testing/aSale.ts";
import type { TestServer } from "../../testing.ts";

const SHEET = `id version state revision incomeTypes effectiveFrom mayManage sentAt signedAt title
  recoup { label cap { amountMinor currency } recouped { amountMinor } shareId }
  shares { shareId name email isStudio role bps answer reason }`;
export const OFFER = `kind title studio version state incomeTypes effectiveFrom contentHash isOpen answer signedName reason
  shares { name role bps isOwn isStudio isSigned } recoup { label cap { amountMinor } toName }`;
const PAYLOADS: Record<string, string> = {
  discardSplitSheet: "discardedId track { id } release { id }",
  setAlbumSplit: "release { albumSplit }",
  signSplit: `offer { ${OFFER} }`,
  refuseSplit: `offer { ${OFFER} }`,
};

export const person = (name: string, bps: number, some: object = {}) => ({
  ...{ isStudio: false, name, email: `${name.toLowerCase()}@example.test`, role: "Producer", bps },
  ...some,
});
export const studio = (bps: number) => ({ isStudio: true, name: "Nova's Studio", role: "", bps });

/** A seller with the ways of their splits, and the mailboxes of those who share in them. */
export async function aSplitter(server: TestServer, some: { userTier?: string } = {}) {
  const seller = await aSeller(server, some.userTier);
  const { viewer } = seller;
  const mutate = async (verb: string, input: object, as: Viewer | null = viewer): Promise<any> => {
    const type = verb[0]!.toUpperCase() + verb.slice(1);
    const stale =
      type === "SaveSplitSheet" || type === "SendSplitSheet"
        ? `... on StaleSplitSheet { current { ${SHEET} } }`
        : "";
    const document = `mutation Split($input: ${type}Input!) { ${verb}(input: $input) { __typename
      ... on ${type}Payload { ${PAYLOADS[verb] ?? `sheet { ${SHEET} }`} } ... on UserError { code message }
      ... on InvalidInput { field } ${stale} } }`;
    const answer = await server.ask(as, document, { input });
    return answer.data?.[verb] ?? answer;
  };
  const save = (subject: string, shares: object[], more: object = {}, as: Viewer | null = viewer) =>
    mutate("saveSplitSheet", { subjectId: subject, incomeTypes: ["sales"], shares, ...more }, as);
  return {
    ...{ ...seller, mutate, save },
    /** Saves and sends a version; its sheet. */
    async send(subject: string, shares: object[], more: object = {}) {
      const { sheet } = await save(subject, shares, more);
      const sent = await mutate("sendSplitSheet", { id: sheet.id, revision: sheet.revision });
      return sent.sheet ?? sent;
    },
    sheets: async (subject: string, as: Viewer | null = viewer) =>
      (
        await server.ask(
          as,
          `query Sheets($id: ID!) { node(id: $id) { ... on Track { splitSheets { ${SHEET} } } ... on Release { splitSheets { ${SHEET} } } } }`,
          { id: subject },
        )
      ).data?.node?.splitSheets,
  };
}

/** The secrets of letters about splits to an address, the latest first. */
export async function linksTo({ db }: TestServer, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom("mail")
    .select("body")
    .where("to", "=", to)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.flatMap(({ body }) => /\/split\?token=([\w-]+)/.exec(body)?.[1] ?? []);
}

export async function offerBehind(server: TestServer, token: string, as: Viewer | null = null) {
  const document = `query Offer($token: String!) { splitOffer(token: $token) { ${OFFER} } }`;
  return (await server.ask(as, document, { token })).data!.splitOffer;
}

export const trackGid = (id: string) => encodeGlobalID("Track", id);
