import { screen } from "@testing-library/react";

export const menu = () => screen.getByRole("navigation", { name: "Main" });

/** The lines of the sidebar's top level. */
export async function menuLines(): Promise<(string | null)[]> {
  await screen.findByRole("heading", { level: 1 });
  const lines = menu().querySelectorAll(".shell-menu > li > .shell-line .shell-line-label");
  return [...lines].map((line) => line.textContent);
}

export const STUDIO = [
  "Dashboard",
  "Catalog",
  "Releases",
  "Commerce",
  "Community",
  "Analytics",
  "Finances",
  "AI team",
  "Settings",
];
export const FAN = ["Home", "Discover", "Library", "Community", "Store", "Profile"];
