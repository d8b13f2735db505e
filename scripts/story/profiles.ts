import type { Genre } from "./synth/Note.ts";

/** What one of the demo's people says of themselves. */
export interface StoryProfile {
  account: string;
  bio: string;
  location: string;
  links: readonly string[];
  /** A fan shows their page on purpose; an artist's is public. */
  isPublic?: boolean;
  /** A handle from before, which leads to the page. */
  formerHandle?: string;
  /** Leads the colours of the pictures. */
  genre: Genre;
  /** Seeds of the drawings; none without. */
  avatar?: string;
  header?: string;
}

export const STORY_PROFILES: readonly StoryProfile[] = [
  {
    account: "artist",
    bio: "I write songs for tides: slow synths, a borrowed cello and whatever the harbour sings at night.\n\nRecorded on the ferry between Malmö and wherever the wind allows. Stems come with every download, so take them apart.",
    location: "Malmö, Sweden",
    links: ["https://mara-lune.example", "https://mara-lune.bandcamp.com"],
    formerHandle: "maralune",
    genre: "electronic",
    avatar: "Mara Lune's face",
    header: "Mara Lune at sea",
  },
  {
    account: "dual",
    bio: "Guitarras, sal y calles largas. Calle Norte es Lucía Herrera con quien pase por casa.\n\nDe día escucho; de noche grabo.",
    location: "Cádiz, España",
    links: ["https://calle-norte.bandcamp.com", "https://calle-norte.example/conciertos"],
    genre: "rock",
    avatar: "Calle Norte",
    header: "La calle",
  },
  {
    account: "owner",
    bio: "Beats made on the last bus home, one headphone in. No samples I would have to explain.",
    location: "Leeds, England",
    links: ["https://soundcloud.com/dusk-ferrow"],
    genre: "hip-hop",
    avatar: "Dusk Ferrow",
    header: "Late bus",
  },
  {
    account: "label",
    bio: "The Orrin Vale Quartet plays what is left when the blue hour ends. Double bass, brushes, two horns, no hurry.\n\nBookings through Camille Duarte.",
    location: "Lisbon, Portugal",
    links: ["https://orrin-vale.example", "https://www.youtube.com/@orrin-vale-quartet"],
    genre: "jazz",
    avatar: "Orrin Vale",
    header: "Blue hour",
  },
  {
    account: "trial",
    bio: "Paper, string, a four-track and a window that faces the water.",
    location: "Kochi, India",
    links: ["https://www.instagram.com/paper.kites.over.water"],
    genre: "pop",
    avatar: "Paper kites",
  },
  {
    account: "fan",
    bio: "Buys the record, reads the sleeve, then plays side B first.",
    location: "Bristol, England",
    links: [],
    isPublic: true,
    genre: "jazz",
    avatar: "Mara Okafor",
  },
  {
    account: "fanpro",
    bio: "Drummer without a drum kit. Ask me about the loudness of things.",
    location: "Leipzig, Germany",
    links: ["https://mastodon.social/@jonas-hears"],
    isPublic: true,
    genre: "rock",
    avatar: "Jonas Weber",
  },
  {
    account: "educator",
    bio: "I teach listening to fourteen-year-olds, who teach me back.",
    location: "Bologna, Italy",
    links: [],
    isPublic: true,
    genre: "pop",
    avatar: "Elena Marchetti",
  },
  {
    account: "collector",
    bio: "Vinyl, cassettes, one wax cylinder.",
    location: "Łódź, Poland",
    links: [],
    genre: "hip-hop",
    avatar: "Tomasz Zieliński",
  },
  {
    account: "manager",
    bio: "I look after Mara Lune's calendar so that she does not have to.",
    location: "Rotterdam, Netherlands",
    links: [],
    isPublic: true,
    genre: "electronic",
    avatar: "Ben Achterberg",
  },
  {
    account: "admin",
    bio: "Order in the studio, noise in the evening.",
    location: "Bergen, Norway",
    links: [],
    genre: "jazz",
    avatar: "Ingrid Solheim",
  },
  {
    account: "super",
    bio: "Keeps this place running.",
    location: "",
    links: [],
    genre: "electronic",
    avatar: "Ada Lane",
  },
];
