import type { AiDisclosure } from "../../catalog/aiDisclosure.ts";
import type { ContentType, Kind } from "../kinds.ts";

/** Something that a device keeps and finds again without a network. What is not known of it is null. */
export interface DeviceDoc {
  /** Global id. */
  id: string;
  kind: Kind;
  /** Null where only the kind is known. */
  type: ContentType | null;
  /** Whether it is from the person's own studios. */
  isOwn: boolean;
  title: string;
  /** Names of artists. */
  names: readonly string[];
  /** Slugs. */
  genre: string | null;
  mood: string | null;
  bpm: number | null;
  key: string | null;
  year: number | null;
  /** Minor units. */
  price: number | null;
  isrc: string | null;
  ai: AiDisclosure | null;
  /** Further words under which it is found. */
  more: readonly string[];
}
