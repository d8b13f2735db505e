type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** While something on the screen would be lost: `asker` answers whether it may be. Gives back the way to end that. */
export function askBeforeLeaving(asker: Ask): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = null;
  };
}

/** Before what takes the screen away and is no change of address, such as another studio: false where the person would rather stay. */
export async function mayLeave(): Promise<boolean> {
  if (!ask) return true;
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}
