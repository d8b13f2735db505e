export const EVIDENCE_KINDS = ["stated", "card", "billingAddress"] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** One thing that says where a buyer lives, ISO 3166. */
export interface Evidence {
  kind: EvidenceKind;
  country: string;
}

/** What is known of where a buyer lives. No address of a network is kept. */
export function evidenceOf(sale: {
  country: string;
  cardCountry: string | null;
  billingCountry: string | null;
}): Evidence[] {
  const said = { stated: sale.country, card: sale.cardCountry, billingAddress: sale.billingCountry };
  return EVIDENCE_KINDS.flatMap((kind) => {
    const country = said[kind];
    return country ? [{ kind, country }] : [];
  });
}

/** Two pieces that do not contradict are enough (Implementing Regulation (EU) No 282/2011, art. 24b and 24f): those that name the country of the tax. */
export function agreeing(evidence: readonly Evidence[], country: string): Evidence[] {
  return evidence.filter((each) => each.country === country);
}
