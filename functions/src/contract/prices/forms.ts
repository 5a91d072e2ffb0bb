import { array, type InferType, number, object, string, ValidationError } from 'yup';
import { isDay } from '../days.ts';
import { limits } from '../limits.ts';
import { readPercent } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { requiredDocumentText } from '../text/documentText.ts';
import { requiredText, wellFormed } from '../text/text.ts';
import { isGtin } from '../tools/gtin.ts';
import { priceBreaksField, type Tool } from '../tools/model.ts';
import { dollars } from '../tools/numberFields.ts';
import { assortments, audienceKinds, priceListKinds, priceListTargets } from './lifecycle.ts';

const choice = <Choice extends string>(label: string, choices: readonly Choice[]) =>
  string()
    .typeError(`${label} must be a text`)
    .required(`${label} is required`)
    .oneOf(choices, `${label} must be one of: ${choices.join(', ')}`);

const day = (label: string) =>
  string()
    .typeError(`${label} must be a day, like 2026-11-21`)
    .defined(`${label} is required`)
    .nullable()
    .test({
      name: 'day',
      message: `${label} must be a day, like 2026-11-21`,
      skipAbsent: true,
      test: (value) => isDay(value),
    });

const discount = typedNumber(number(), readPercent, 'Percentage must be a number')
  .integer('Percentage must have at most 2 decimals')
  .min(1, 'Percentage must be more than 0')
  .max(limits.discount, 'Percentage must be less than 100');

const audienceSchema = object({
  kind: choice('Audience', audienceKinds),
  id: string()
    .transform(wellFormed)
    .typeError('Choose for whom the list is')
    .defined('Choose for whom the list is')
    .nullable()
    .max(limits.payerId, 'Choose for whom the list is'),
});

/** The messages for fields of a price list that do not fit together. */
const priceListMessages = {
  until: 'The last day must not be before the first one',
  discount: 'Enter the percentage',
  noDiscount: 'A list of fixed prices has no percentage',
  audience: 'Choose for whom the list is',
  all: 'A list for all customers names nobody',
} as const;

interface Related {
  kind?: unknown;
  discount?: number | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  audience?: { kind?: unknown; id?: string | null | undefined } | undefined;
}

const problemsOfList = ({ kind, discount: rate, from, until, audience }: Related) => {
  const problems: [path: string, message: string][] = [];
  if (from && until && isDay(from) && isDay(until) && until < from) {
    problems.push(['until', priceListMessages.until]);
  }
  if (kind === 'percentage' && (rate ?? null) === null) {
    problems.push(['discount', priceListMessages.discount]);
  }
  if (kind === 'fixed' && (rate ?? null) !== null) {
    problems.push(['discount', priceListMessages.noDiscount]);
  }
  const isForSome = audience?.kind === 'payer' || audience?.kind === 'group';
  if (isForSome && !audience?.id) problems.push(['audience.id', priceListMessages.audience]);
  if (audience?.kind === 'all' && (audience.id ?? null) !== null) {
    problems.push(['audience.id', priceListMessages.all]);
  }
  return problems;
};

const fields = {
  name: requiredDocumentText('Name', limits.priceListName),
  kind: choice('Kind', priceListKinds),
  /** In basis points: 1000 is 10 %. Null for fixed prices. */
  discount: discount.defined(priceListMessages.discount).nullable(),
  from: day('The first day'),
  until: day('The last day'),
  audience: audienceSchema
    .typeError(priceListMessages.audience)
    .default(undefined)
    .required(priceListMessages.audience),
  assortment: choice('Assortment', assortments),
};

/** The form of a new price list, which is a draft without prices. */
export const priceListSchema = object(fields).test('related', (values, context) => {
  const problems = problemsOfList(values as Related);
  if (problems.length === 0) return true;
  return new ValidationError(
    problems.map(([path, message]) => context.createError({ path, message })),
  );
});
export type PriceListInput = InferType<typeof priceListSchema>;

const listVersion = number()
  .typeError('Version must be a number')
  .required('Version is required')
  .integer('Version must be a whole number')
  .min(0, 'Version must be at least 0');

/** The form of an edit of a price list, and the version for which it was made. */
export const priceListEditSchema = priceListSchema.concat(object({ version: listVersion }));
export type PriceListEdit = InferType<typeof priceListEditSchema>;

/** The body of a transition of a price list. */
export const priceListTransitionSchema = object({
  to: choice('The new status', priceListTargets),
});
export type PriceListTransitionInput = InferType<typeof priceListTransitionSchema>;

/**
 * The body of a price of a tool, which must fit the stored tool: `problemsOfPrice`. The price is
 * null in a list of a percentage. `version` is that of the price for which the edit was made, 0 for
 * a new one.
 */
export const priceEntrySchema = object({
  price: dollars('Price').nullable(),
  priceBreaks: priceBreaksField,
  version: listVersion,
});
export type PriceEntryInput = InferType<typeof priceEntrySchema>;

/** The form of a group of customers. */
export const groupSchema = object({
  name: requiredDocumentText('Name', limits.priceListName),
});
export type GroupInput = InferType<typeof groupSchema>;

/** The form of an edit of a group, and the version for which it was made. */
export const groupEditSchema = groupSchema.concat(
  object({ version: requiredText('Version', limits.cartVersion) }),
);
export type GroupEdit = InferType<typeof groupEditSchema>;

const groupMessage = 'Choose a group';

/** The groups of a customer. */
export const customerGroupsSchema = object({
  groups: array()
    .of(
      string()
        .transform(wellFormed)
        .typeError(groupMessage)
        .required(groupMessage)
        .max(limits.payerId, groupMessage),
    )
    .typeError('Groups must be a list')
    .required('Groups are required')
    .min(0)
    .max(limits.groupsOfCustomer, `A customer can be in at most ${limits.groupsOfCustomer} groups`)
    .test(
      'distinct',
      'A group appears twice',
      (groups) => new Set(groups ?? []).size === (groups ?? []).length,
    ),
});
export type CustomerGroupsInput = InferType<typeof customerGroupsSchema>;

/** The message for more prices than a list can have. */
export const tooManyPricesMessage = `A price list can have at most ${limits.pricesOfList} prices`;

/** The message for a price of a tool that is already in another row. */
export const repeatedSkuMessage = (row: number): string => `This SKU is already in row ${row}`;

/** The message for a row of a tool that an earlier row names by another number. */
export const repeatedToolMessage = (row: number): string => `This tool is already in row ${row}`;

/** The message for a number that no tool has. */
export const unknownSkuMessage = (sku: string): string =>
  `No tool has the ${isGtin(sku) ? 'SKU or GTIN' : 'SKU'} ${sku}`;

/** The note about a row that names a tool by an old SKU. */
export const oldSkuMessage = (
  oldSku: string,
  { sku, toolName }: Pick<Tool, 'sku' | 'toolName'>,
): string => `${oldSku} is an old SKU of “${toolName}”, which has the SKU ${sku} now`;
