interface Props {
  /** How much of it is filled, 0 to 1. */
  share: number;
  /** What it says to those who do not see it. */
  label: string;
  /** Its sides, in pixels. */
  size: number;
  /** How thick the line is that its style draws, in pixels. */
  line: number;
  className?: string;
  status?: string;
  /** Stands in the middle. */
  words?: string;
}

/** A ring that fills clockwise from the top. Its colours come from its style: `circle`, and `[data-part]` for what is filled. */
export function Ring({ share, label, size, line, className, status, words }: Props) {
  const middle = size / 2;
  const radius = (size - line) / 2 - 1;
  const round = 2 * Math.PI * radius;
  return (
    <svg
      className={className}
      data-status={status}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
    >
      <circle cx={middle} cy={middle} r={radius} />
      <circle
        cx={middle}
        cy={middle}
        r={radius}
        data-part="filled"
        strokeDasharray={`${round * share} ${round}`}
        transform={`rotate(-90 ${middle} ${middle})`}
      />
      {words && (
        <text x={middle} y={middle + 1} textAnchor="middle" dominantBaseline="middle">
          {words}
        </text>
      )}
    </svg>
  );
}
