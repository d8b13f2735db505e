import type { IEnvironment } from "relay-runtime";

/** As many as the server answers for in one question. */
const MOST_ASKED = 100;

type KnownRecord = Record<string, unknown>;

/** Whatever any list or page knows of a type, as far as one question can ask for it. */
export function knownIds(
  relay: IEnvironment,
  typename: string,
  isAsked: (record: KnownRecord) => boolean = () => true,
): string[] {
  const known = relay.getStore().getSource();
  return known
    .getRecordIDs()
    .filter((id) => {
      const record = known.get(id) as KnownRecord | null | undefined;
      return record?.__typename === typename && isAsked(record);
    })
    .slice(0, MOST_ASKED);
}
