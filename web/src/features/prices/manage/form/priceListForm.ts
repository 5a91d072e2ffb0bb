import {
  type Assortment,
  type AudienceKind,
  formatDay,
  isDay,
  type PriceList,
  type PriceListEdit,
  type PriceListInput,
  type PriceListKind,
  priceListSchema,
} from 'functions/contract';
import { mixed, ValidationError } from 'yup';
import { typedText, type VersionedFields } from '../../../../lib/forms/formMerge.ts';
import { hundredthsText } from '../../../../lib/forms/hundredths.ts';
import { schemaErrors } from '../../../../lib/forms/schemaErrors.ts';
import { audienceText, kindTexts } from '../texts/priceListTexts.ts';

/**
 * For whom a list is, with the name of the customer or the group. The kind is empty until someone
 * chooses it.
 */
export interface AudienceValue {
  kind: AudienceKind | '';
  id: string;
  name: string;
}

/** A price list as staff type it: empty for no first or last day. */
export interface PriceListValues {
  name: string;
  kind: PriceListKind;
  /** In percent. */
  discount: string;
  from: string;
  until: string;
  audience: AudienceValue;
  assortment: Assortment;
}

/** Nobody is preset: a list for all by mistake would change every price. */
export const forNobody: AudienceValue = { kind: '', id: '', name: '' };

const notChosen = 'Choose for whom the list is';

/** A new list for someone: for the customer or the group that the page's address names. */
export const blankPriceList = (audience: AudienceValue): PriceListValues => ({
  name: '',
  kind: 'fixed',
  discount: '',
  from: '',
  until: '',
  audience,
  assortment: 'all',
});

/** The details of a price list as the form shows them. */
export const valuesOf = (list: PriceList): PriceListValues => ({
  name: list.name,
  kind: list.kind,
  discount: list.discount === null ? '' : hundredthsText(list.discount),
  from: list.from ?? '',
  until: list.until ?? '',
  audience: {
    kind: list.audience.kind,
    id: list.audience.id ?? '',
    name: list.audienceName ?? '',
  },
  assortment: list.assortment,
});

/** The details to send; fields that do not apply are null. */
const sentOf = ({
  name = '',
  kind,
  discount,
  from,
  until,
  audience,
  assortment,
}: PriceListValues) => ({
  name,
  kind,
  discount: kind === 'percentage' && discount ? discount : null,
  from: from || null,
  until: until || null,
  audience: { kind: audience.kind, id: audience.kind === 'all' ? null : audience.id || null },
  assortment,
});

/** The details that valid values mean. */
export const inputOf = (values: PriceListValues): PriceListInput =>
  priceListSchema.cast(sentOf(values));

/** An edit of the version on which the values are based. */
export const editOf = (
  values: PriceListValues,
  { version }: Pick<PriceList, 'version'>,
): PriceListEdit => ({ ...inputOf(values), version });

/** The contract's rules for the values. */
export const priceListFormSchema = mixed<PriceListValues>().test(
  'price-list',
  (values, { createError }) => {
    const typed = values as PriceListValues;
    const errors = Object.entries({
      ...schemaErrors(priceListSchema, sentOf(typed)),
      ...(typed.audience.kind === '' && { 'audience.kind': notChosen }),
    }).filter(([path]) => path !== 'audience.id' || typed.audience.kind !== '');
    if (errors.length === 0) return true;
    return new ValidationError(errors.map(([path, message]) => createError({ path, message })));
  },
);

const assortmentTexts: Record<Assortment, string> = {
  all: 'All tools',
  only: 'Only the tools of the list',
};

const labels = {
  name: 'Name',
  kind: 'Kind',
  discount: 'Percentage off',
  from: 'First day',
  until: 'Last day',
  audience: 'For',
  assortment: 'Its customers see',
} as const;
type PriceListField = keyof typeof labels;

const textOf = (field: PriceListField, values: PriceListValues): string => {
  if (field === 'kind') return kindTexts[values.kind];
  if (field === 'assortment') return assortmentTexts[values.assortment];
  if (field === 'audience') {
    const { kind, id, name } = values.audience;
    return kind === '' ? '' : audienceText({ audience: { kind }, audienceName: name || id });
  }
  const text = typedText(field, values);
  if ((field === 'from' || field === 'until') && isDay(text)) return formatDay(text, 'medium');
  return text;
};

/** The details, by which two versions are compared. */
export const priceListFields: VersionedFields<PriceList, PriceListValues, PriceListField> = {
  labels,
  textOf,
  valuesOf,
  schema: priceListFormSchema,
};

/** The labels of the fields. */
export const priceListLabels = labels;

/** Whether two versions of a list differ in nothing that the form shows. */
export const hasSameDetails = (one: PriceList, other: PriceList): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

/** The choices of the assortment. */
export const assortmentChoices = assortmentTexts;
