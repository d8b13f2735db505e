/** What monthly statements say. */
export const FINANCE_LETTERS = {
  "finances.statement": "Statement for {month}",
  "finances.statementOf": "{studio}: everything that was earned and paid out. Days are those of UTC.",
  "finances.statementQuiet": "There was nothing in this month.",
  "finances.opening": "Opening balance",
  "finances.closing": "Closing balance",
  "finances.closingParts": "Of this {available} is available and {held} is held.",
} as const;
