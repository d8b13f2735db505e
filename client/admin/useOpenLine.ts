import { useSearchParams } from "react-router";
import { globalIdIn, type NamedKind, plainWordOf } from "../app/readableAddress.ts";
import { withFilter } from "../ui/withFilter.ts";

/** The line that the address opens over a list of the administration, by its global id; null while all are closed. */
export function useOpenLine(kind: NamedKind) {
  const [address, setAddress] = useSearchParams();
  const word = address.get("open");
  const show = (word: string | null) =>
    setAddress((before) => withFilter(before, "open", word), { preventScrollReset: true });
  return {
    id: word ? globalIdIn(kind, word) : null,
    open: (id: string, name: string) => show(plainWordOf(id, name)),
    close: () => show(null),
  };
}
