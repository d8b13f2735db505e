import { useLingui } from "@lingui/react/macro";
import { filterOf, sortOf, type TrackGap, type TrackSort } from "../../../domain/catalog/trackFilter.ts";
import { useDetailsLabels } from "../page/useDetailsLabels.ts";

/** A filter that is on, in words, and the change of the address that takes it off. */
export interface ChosenFilter {
  label: string;
  off: Readonly<Record<string, string | null>>;
}

/** What the filters of the tracks are called in the person's language. */
export function useFilterLabels() {
  const { t } = useLingui();
  const { labels, shown } = useDetailsLabels();
  const gaps: Record<TrackGap, string> = {
    isrc: t`No ISRC`,
    pLine: t`No ℗ line`,
    lossless: t`Lossy audio`,
    release: t`Not on a release`,
  };
  const sorts: Record<TrackSort, string> = {
    newest: t`Newest first`,
    changed: t`Last changed first`,
    title: t`Title, A to Z`,
  };

  /** What an address narrows the list by, and its order where it is not the usual one; the text stands in its field. */
  function chosen(address: URLSearchParams): ChosenFilter[] {
    const { bpmMin, bpmMax, lacking = [], archived, ...filter } = filterOf(address) ?? {};
    const named = (["genre", "mood", "visibility", "key", "explicit"] as const).flatMap((name) =>
      filter[name] ? [{ label: `${labels[name]}: ${shown(name, filter[name])}`, off: { [name]: null } }] : [],
    );
    const sort = sortOf(address);
    return [
      ...named,
      ...(bpmMin === undefined ? [] : [{ label: t`BPM from ${bpmMin}`, off: { bpmMin: null } }]),
      ...(bpmMax === undefined ? [] : [{ label: t`BPM to ${bpmMax}`, off: { bpmMax: null } }]),
      ...lacking.map((gap) => ({
        label: gaps[gap],
        off: { lacking: lacking.filter((each) => each !== gap).join() || null },
      })),
      ...(archived ? [{ label: t`Archived`, off: { archived: null } }] : []),
      ...(sort === "newest" ? [] : [{ label: sorts[sort], off: { sort: null } }]),
    ];
  }
  return { gaps, sorts, chosen };
}
