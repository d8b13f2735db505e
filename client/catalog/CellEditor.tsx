import { ArtistsEditor, ChoiceEditor, type EditorProps, TextEditor } from "./cellEditors.tsx";
import type { TrackField } from "./trackFields.ts";
import { useTrackLabels } from "./useTrackLabels.ts";

interface Props extends EditorProps {
  field: TrackField;
  value: string | number | readonly string[];
  knownNames: readonly string[];
}

/** The editor that fits a fact of a track. */
export function CellEditor({ field, value, knownNames, ...editor }: Props) {
  const { genresBeside, moodsBeside, keys, visibilities } = useTrackLabels();
  if (field === "artistNames")
    return <ArtistsEditor {...editor} value={value as readonly string[]} knownNames={knownNames} />;
  const text = String(value);
  if (field === "genre")
    return <ChoiceEditor {...editor} value={text} choices={genresBeside(text)} isOptional />;
  if (field === "mood")
    return <ChoiceEditor {...editor} value={text} choices={moodsBeside(text)} isOptional />;
  if (field === "key") return <ChoiceEditor {...editor} value={text} choices={keys} isOptional />;
  if (field === "visibility") return <ChoiceEditor {...editor} value={text} choices={visibilities} />;
  return <TextEditor {...editor} value={text} isNumber={field === "bpm"} />;
}
