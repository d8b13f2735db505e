/** The parts of a field in an order that keeps fields side by side in line, whether they have a description or not. */
export const BENEATH: ("label" | "input" | "description" | "error")[] = [
  "label",
  "input",
  "description",
  "error",
];
