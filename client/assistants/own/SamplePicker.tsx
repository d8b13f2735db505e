interface Props {
  legend: string;
  /** Names of samples, the picture of each, and what it is called for those who do not see it. */
  samples: readonly string[];
  urlOf: (sample: string) => string;
  labelOf: (place: number) => string;
  value: string;
  isWide?: boolean;
  onChange: (sample: string) => void;
}

/** One of the pictures that everybody has. */
export function SamplePicker({ legend, samples, urlOf, labelOf, value, isWide, onChange }: Props) {
  return (
    <fieldset className="agent-samples">
      <legend>{legend}</legend>
      {samples.map((sample, place) => (
        <label key={sample} data-wide={isWide || undefined}>
          <input
            type="radio"
            name={legend}
            value={sample}
            checked={value === sample}
            aria-label={labelOf(place + 1)}
            onChange={() => onChange(sample)}
          />
          <img src={urlOf(sample)} alt="" />
        </label>
      ))}
    </fieldset>
  );
}
