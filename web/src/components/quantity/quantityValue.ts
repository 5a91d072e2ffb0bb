/** A quantity in a field: a number, or what was typed instead of one. */
export type QuantityValue = number | string;

const wholeThousands = /^\d{1,3}(?:,\d{3})+$/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** The value of a typed text. Accepts thousands separators. */
export const parseQuantity = (text: string): QuantityValue => {
  const trimmed = text.trim();
  if (wholeThousands.test(trimmed)) return Number(trimmed.replaceAll(',', ''));
  return plainNumber.test(trimmed) ? Number(trimmed) : trimmed;
};

/** A quantity as a number; NaN for a text that is none. */
export const numberOf = (value: QuantityValue): number =>
  typeof value === 'number' ? value : Number.NaN;
