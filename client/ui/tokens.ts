/** Neutral colours of a scheme; the accents stand in domain/identity/colours.ts. `control` borders whatever can be pressed (3:1), `border` only divides. */
interface Neutrals {
  bg: string;
  surface: string;
  raised: string;
  hover: string;
  border: string;
  control: string;
  text: string;
  dim: string;
  faint: string;
}

export const DARK: Neutrals = {
  bg: "#131117",
  surface: "#1b1820",
  raised: "#24202b",
  hover: "#2d2835",
  border: "#3a3444",
  control: "#7d7689",
  text: "#f3f1f6",
  dim: "#b9b3c4",
  faint: "#9a93a8",
};

export const LIGHT: Neutrals = {
  bg: "#faf9fb",
  surface: "#ffffff",
  raised: "#ffffff",
  hover: "#f0eef3",
  border: "#dcd8e2",
  control: "#857d92",
  text: "#1b1820",
  dim: "#565063",
  faint: "#6b6479",
};

/** How much of a cover's colour, whichever it is, may lie over the ground of a page before words on it are hard to read. */
export const WASH = 0.16;
