import { coverSources, ON_A_SHELF } from "../../domain/catalog/coverSizes.ts";

interface Props {
  src: string;
  /** What is heard: title and artist. Empty where the same words stand beside the picture. */
  alt: string;
  /** Side in CSS pixels; without it the cover fills its place. */
  size?: number;
  /** How wide it is without `size`, in the words of the `sizes` attribute. */
  room?: string;
  /** True for the first cover of a page: it is fetched before the rest. */
  isFirst?: boolean;
  /** It is there, or will never be. */
  onDone?: () => void;
}

/** The square picture of a release or a track. Its place is kept while it loads. */
export function Cover({ src, alt, size, room = ON_A_SHELF, isFirst = false, onDone }: Props) {
  return (
    <img
      className="lv-cover"
      src={src}
      srcSet={coverSources(src)}
      sizes={size === undefined ? room : `${size}px`}
      alt={alt}
      width={size ?? 320}
      height={size ?? 320}
      style={size === undefined ? undefined : { width: size, height: size }}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      onLoad={onDone}
      onError={onDone}
    />
  );
}
