/** How words write figures that have a fixed number of decimals: `{price, number, hundredths}`. */
export const FIGURES = {
  tenths: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  hundredths: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;
