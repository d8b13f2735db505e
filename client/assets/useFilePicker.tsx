import { VisuallyHidden } from "@mantine/core";
import { type ChangeEvent, type ReactNode, useRef } from "react";

interface Wanted {
  label: string;
  accept?: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the file dialog; `input` must stand somewhere on the screen. */
export function useFilePicker({ label, accept, isMultiple = false, onFiles }: Wanted): {
  pick: () => void;
  input: ReactNode;
} {
  const field = useRef<HTMLInputElement>(null);
  function handleChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  }
  return {
    pick: () => field.current?.click(),
    input: (
      <VisuallyHidden>
        <input
          ref={field}
          type="file"
          multiple={isMultiple}
          accept={accept}
          tabIndex={-1}
          aria-label={label}
          onChange={handleChosen}
        />
      </VisuallyHidden>
    ),
  };
}
