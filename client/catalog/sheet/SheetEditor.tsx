import { type KeyboardEvent, useEffect, useId, useRef } from "react";

interface Props {
  /** "Track 3, ISRC". */
  label: string;
  text: string;
  /** Words that are offered; others can be typed and are judged. */
  choices: readonly { value: string; label: string }[];
  /** `step` is where one goes next; null when one went there already. */
  onEnter: (text: string, step: { rows: number; columns: number } | null) => void;
  onCancel: () => void;
}

/** A cell that is being written: Enter goes down, Tab goes on, Escape leaves it as it was. */
export function SheetEditor({ label, text, choices, onEnter, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const list = useId();
  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(text.length, text.length);
  }, [text]);

  function finish(step: Parameters<Props["onEnter"]>[1]): void {
    if (isDone.current) return;
    isDone.current = true;
    onEnter(field.current?.value ?? "", step);
  }
  function handleKey(event: KeyboardEvent): void {
    const back = event.shiftKey ? -1 : 1;
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") finish({ rows: back, columns: 0 });
    else if (event.key === "Tab") finish({ rows: 0, columns: back });
    else if (event.key === "Escape") {
      isDone.current = true;
      onCancel();
    } else return;
    event.preventDefault();
  }
  return (
    <>
      <input
        ref={field}
        aria-label={label}
        className="sheet-editor"
        defaultValue={text}
        list={choices.length > 0 ? list : undefined}
        autoComplete="off"
        onKeyDown={handleKey}
        onBlur={() => finish(null)}
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map(({ value, label: word }) => (
            <option key={value} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}
