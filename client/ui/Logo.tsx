import { PRODUCT_NAME } from "../../domain/product.ts";

interface Props {
  /** Side of the tile in CSS pixels. */
  size?: number;
  withName?: boolean;
}

/** One tall bar and three rising ones: an L, a waveform, growth. The tile takes the accent. */
export function Logo({ size = 32, withName = false }: Props) {
  return (
    <span className="lv-logo">
      <svg width={size} height={size} viewBox="0 0 64 64" role="img" aria-label={PRODUCT_NAME}>
        <rect width="64" height="64" rx="16" fill="var(--mantine-primary-color-filled)" />
        <g fill="#131117">
          <rect x="12" y="12" width="8" height="40" rx="4" />
          <rect x="24" y="43" width="8" height="9" rx="4" />
          <rect x="36" y="36" width="8" height="16" rx="4" />
          <rect x="48" y="27" width="8" height="25" rx="4" />
        </g>
      </svg>
      {withName && <span aria-hidden="true">{PRODUCT_NAME}</span>}
    </span>
  );
}
