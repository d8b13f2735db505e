import { useLingui } from "@lingui/react/macro";
import { AreaChart, BarChart } from "@mantine/charts";
import "@mantine/charts/styles.layer.css";
import { type Sheet, writtenIn } from "./Sheet.ts";

/** More than so many bars become hairs. */
const MOST_BARS = 90;
const HEIGHT = 260;

interface Props {
  sheet: Sheet;
  /** What somebody hears who does not see the chart. */
  summary: string;
}

/** The numbers as bars, or as areas where they are many. For the eye alone: the table is the way for everybody else. */
export function SheetChart({ sheet, summary }: Props) {
  const { i18n } = useLingui();
  const { of, unit, series, rows, currency } = sheet;
  const common = {
    h: HEIGHT,
    data: rows.map(({ tick, values }) => ({
      tick,
      ...Object.fromEntries(series.map(({ key }, at) => [key, values[at]])),
    })),
    dataKey: "tick",
    series: series.map(({ key, label, colour }) => ({
      name: key,
      label,
      color: `var(--analytics-${colour})`,
    })),
    xAxisLabel: of,
    yAxisLabel: unit,
    xAxisProps: { minTickGap: 24 },
    yAxisProps: { allowDecimals: false, width: currency ? 88 : 56 },
    valueFormatter: writtenIn(sheet, i18n),
    accessibilityLayer: false,
    textColor: "var(--lv-dim)",
    gridColor: "var(--lv-border)",
  };
  return (
    <figure className="analytics-chart">
      <div role="img" aria-label={summary}>
        {rows.length > MOST_BARS ? (
          <AreaChart
            {...common}
            type="stacked"
            curveType="step"
            withDots={false}
            withGradient={false}
            fillOpacity={1}
            // The line of a series that is zero would cover the one below.
            strokeWidth={0}
            areaProps={{ isAnimationActive: false }}
          />
        ) : (
          <BarChart {...common} type="stacked" maxBarWidth={56} barProps={{ isAnimationActive: false }} />
        )}
      </div>
      {series.length > 1 && (
        <figcaption className="analytics-legend">
          {series.map(({ key, label, colour }) => (
            <span key={key} data-colour={colour}>
              {label}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
