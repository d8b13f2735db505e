import { Badge } from "@mantine/core";
import { useSaleLabels } from "./useSaleLabels.ts";

const COLORS = { paid: "mint", partlyRefunded: "amber", refunded: "gray", disputed: "red", lost: "gray" };

/** Where a sale stands. */
export function SaleBadge({ status }: { status: keyof typeof COLORS }) {
  const labels = useSaleLabels();
  return (
    <Badge color={COLORS[status]} variant="light">
      {labels.status[status]}
    </Badge>
  );
}
