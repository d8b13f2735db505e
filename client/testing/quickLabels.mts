/** What a label can stand for: HTML's labelable elements. */
const LABELABLE = "button, input:not([type=hidden]), meter, output, progress, select, textarea";
const KINDS = ["Button", "Input", "Meter", "Output", "Progress", "Select", "TextArea"] as const;

type Window = Record<`HTML${(typeof KINDS)[number] | "Label"}Element`, { prototype: object }>;

/**
 * jsdom walks through the whole page for what a label stands for, and for the labels of a field through that once more for each label:
 * a fourteenth of what tests of screens take. Here an id is looked up.
 */
export function quickenLabels(window: Window): void {
  Object.defineProperty(window.HTMLLabelElement.prototype, "control", { get: controlOf });
  for (const kind of KINDS)
    Object.defineProperty(window[`HTML${kind}Element`].prototype, "labels", {
      get(this: Element) {
        return this.matches(LABELABLE) ? labelsOf(this) : null;
      },
    });
}

function controlOf(this: HTMLLabelElement): Element | null {
  if (!this.hasAttribute("for")) return this.querySelector(LABELABLE);
  const named = this.htmlFor ? withId(this.getRootNode(), this.htmlFor) : null;
  return named?.matches(LABELABLE) ? named : null;
}

function labelsOf(field: Element): Element[] {
  const labels = (field.getRootNode() as ParentNode).querySelectorAll("label");
  return [...labels].filter(({ control }) => control === field);
}

function withId(root: Node, id: string): Element | null {
  return "getElementById" in root
    ? (root as Document).getElementById(id)
    : (root as ParentNode).querySelector(`[id=${JSON.stringify(id)}]`);
}
