import { useLingui } from "@lingui/react/macro";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { CsvButton } from "./CsvButton.tsx";
import { isEmpty, linesOf, type Sheet } from "./Sheet.ts";
import { SheetChart } from "./SheetChart.tsx";
import { SheetTable } from "./SheetTable.tsx";

interface Props {
  title: string;
  sheet: Sheet;
  /** The numbers in a sentence. */
  summary: string;
  /** What is said when all of them are zero. */
  nothing: string;
}

/** Numbers as a chart or as a table, and to take along. */
export function SheetView({ title, sheet, summary, nothing }: Props) {
  const { t } = useLingui();
  const [view, setView] = useState<"chart" | "table">("chart");
  if (isEmpty(sheet)) return <p className="analytics-nothing">{nothing}</p>;
  return (
    <>
      <p className="admin-count">{summary}</p>
      <div className="analytics-tools">
        <SegmentedControl
          aria-label={t`How it is shown: ${title}`}
          value={view}
          onChange={(value) => setView(value as typeof view)}
          data={[
            { value: "chart", label: t`Chart` },
            { value: "table", label: t`Table` },
          ]}
        />
        <CsvButton title={title} file={sheet.file} lines={linesOf(sheet)} />
      </div>
      {view === "chart" ? (
        <SheetChart sheet={sheet} summary={summary} />
      ) : (
        <SheetTable sheet={sheet} title={title} />
      )}
    </>
  );
}
