import {
  formatMoney,
  type PriceEntryInput,
  type PriceListEntry,
  priceEntrySchema,
  problemsOfPrice,
  type Tool,
} from 'functions/contract';
import { mixed, ValidationError } from 'yup';
import type { PriceBreakValues } from '../../../../domain/tool/PriceBreakRows.tsx';
import type { VersionedFields } from '../../../../lib/forms/formMerge.ts';
import { schemaErrors } from '../../../../lib/forms/schemaErrors.ts';
import { breaksText } from '../texts/priceListTexts.ts';

/** An agreed price as staff type it. */
export interface PriceEntryValues {
  price: number | string;
  priceBreaks: PriceBreakValues[];
}

/** The price of a tool that is not in the list yet. */
export const newEntryOf = ({ _id, sku, toolName, price }: Tool): PriceListEntry => ({
  toolId: _id,
  sku,
  toolName,
  listPrice: price,
  price: null,
  priceBreaks: [],
  version: 0,
});

/** An agreed price as the form shows it. */
const entryValuesOf = ({ price, priceBreaks }: PriceListEntry): PriceEntryValues => ({
  price: price ?? '',
  priceBreaks: [...priceBreaks],
});

/** Formik leaves out empty fields. */
const sentOf = ({ price, priceBreaks = [] }: Partial<PriceEntryValues>, version: number) => ({
  price,
  priceBreaks,
  version,
});

/** The price that valid values mean, for the version on which they are based. */
export const entryInputOf = (
  values: PriceEntryValues,
  { version }: Pick<PriceListEntry, 'version'>,
): PriceEntryInput => priceEntrySchema.cast(sentOf(values, version));

const problemsOf = (values: PriceEntryValues, tool: Tool): Record<string, string> => {
  const errors = schemaErrors(priceEntrySchema, sentOf(values, 0));
  if (Object.keys(errors).length > 0) return errors;
  const { price, priceBreaks = [] } = entryInputOf(values, { version: 0 });
  return price === null ? {} : (problemsOfPrice({ price, priceBreaks }, tool) as typeof errors);
};

/** The contract's rules for the price of a tool. */
const entryFormSchema = (tool: Tool) =>
  mixed<PriceEntryValues>().test('price', (values, { createError }) => {
    const errors = Object.entries(problemsOf(values as PriceEntryValues, tool));
    if (errors.length === 0) return true;
    return new ValidationError(errors.map(([path, message]) => createError({ path, message })));
  });

const labels = { price: 'Price', priceBreaks: 'Price breaks' } as const;

const amountText = (value: number | string): string =>
  typeof value === 'number' ? formatMoney(value) : value.trim();

/** The fields of the price of a tool, by which two versions are compared. */
export const entryFieldsOf = (
  tool: Tool,
): VersionedFields<PriceListEntry, PriceEntryValues, keyof typeof labels> => ({
  labels,
  textOf: (field, { price, priceBreaks }) =>
    field === 'price'
      ? amountText(price)
      : priceBreaks.map((row) => `From ${row.minQuantity}: ${amountText(row.price)}`).join('\n'),
  valuesOf: entryValuesOf,
  schema: entryFormSchema(tool),
});

/** The list price of a tool with its price breaks, in a sentence. */
export const listPriceText = ({ price, priceBreaks }: Tool): string =>
  ['List price ', formatMoney(price), priceBreaks.length > 0 && `, ${breaksText(priceBreaks)}`]
    .filter(Boolean)
    .join('');
