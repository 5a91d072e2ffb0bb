import { type ShoppingLine, type ShoppingList, shoppingListSchema } from 'functions/contract';
import type { QuantityValue } from '../../domain/quantity/quantityValue.ts';
import { typedText, type VersionedFields } from '../../lib/forms/formMerge.ts';

/** A line as it is typed. */
export interface LineValues extends Omit<ShoppingLine, 'quantity'> {
  quantity: QuantityValue;
}

/** A list as it is typed. */
export interface ListValues {
  name: string;
  lines: LineValues[];
}

const labels = { name: 'Name', lines: 'Tools' } as const;

/** The fields of a list, by which two versions are compared. */
export const listFields: VersionedFields<ShoppingList, ListValues, keyof typeof labels> = {
  labels,
  textOf: (field, values) =>
    field === 'lines'
      ? values.lines.map(({ quantity, toolName }) => `${quantity} × ${toolName}`).join('\n')
      : typedText(field, values),
  valuesOf: ({ name, lines }) => ({ name, lines }),
  schema: shoppingListSchema,
};

/** The lines that have a number of pieces. */
export const numberedLines = (lines: readonly LineValues[]): ShoppingLine[] =>
  lines.flatMap((line) => {
    const { quantity } = line;
    return typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0
      ? { ...line, quantity }
      : [];
  });

/** The lines with further ones; a tool that is there already gets the new quantity. */
export const withLines = (
  lines: readonly LineValues[],
  further: readonly ShoppingLine[],
): LineValues[] => {
  const given = new Map(further.map((line) => [line.toolId, line]));
  const present = new Set(lines.map(({ toolId }) => toolId));
  return [
    ...lines.map((line) => given.get(line.toolId) ?? line),
    ...further.filter(({ toolId }) => !present.has(toolId)),
  ];
};
