import {
  type AnySchema,
  array,
  boolean,
  type InferType,
  number,
  object,
  string,
  ValidationError,
} from 'yup';
import { limits } from '../limits.ts';
import type { PriceAgreement } from '../lines/agreement.ts';
import type { PriceBreak } from '../lines/pricing.ts';
import { readDollars } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import type { ToolQuantities } from '../quantities/quantityRange.ts';
import { type ToolStage, toolStages } from '../stages/stages.ts';
import { documentText, requiredDocumentText } from '../text/documentText.ts';
import { oneLine as isOneLine, pictureUrl, requiredText, text } from '../text/text.ts';
import type { ToolFile } from '../toolDocuments/model.ts';
import { type AttributeTexts, attributeTexts } from './attributeTexts.ts';
import { type ToolCategory, toolCategories } from './categories.ts';
import { gtinField } from './gtin.ts';
import { amount, dollars, inCents, pieces } from './numberFields.ts';
import type { RelationList, Relations } from './relatedIds.ts';
import { relationFields, successorField } from './relations.ts';
import { problemsOfTool, type RelatedFields } from './rules.ts';
import { normaliseSku, skuPattern } from './sku.ts';

/**
 * A field that a tool on sale must have. A draft may lack it: it then is zero or an empty text. The
 * stage decides which schema applies, so the type is that of a tool on sale.
 */
const orDraft = <Schema extends AnySchema>(schema: Schema, ofDraft: AnySchema): Schema =>
  schema.when('stage', ([stage], present) => (stage === 'draft' ? ofDraft : present)) as Schema;

const { min: minSku, max: maxSku } = limits.sku;

const isSkuOrEmpty = (text: string): boolean => text === '' || skuPattern.test(text);

// A strict validation does not convert, so the test accepts what the cast will tidy.
const sku = string()
  .typeError('SKU must be a text')
  .nonNullable('SKU must be a text')
  .transform((value: unknown) => (typeof value === 'string' ? normaliseSku(value) : value))
  .test({
    name: 'sku',
    message: `SKU must have ${minSku} to ${maxSku} letters, digits and hyphens`,
    skipAbsent: true,
    test: (value) => isSkuOrEmpty(normaliseSku(value as string)),
  });

const tooMany = (label: string, max: number) => `${label} must be at most ${max}`;

const priceBreakSchema = object({
  minQuantity: pieces('Quantity', 1).required('Quantity is required'),
  price: dollars('Price'),
});

/** The price breaks of a tool. */
export const priceBreaksField = array()
  .of(priceBreakSchema.required('Price break is required').typeError('Price break is required'))
  .typeError('Price breaks must be a list')
  .nonNullable('Price breaks must be a list')
  .max(limits.priceBreaks, tooMany('Price breaks', limits.priceBreaks));

const oneLine = (label: string, max: number) =>
  requiredText(label, max).matches(/^[^\r\n]*$/, `${label} must be one line`);

const specificationSchema = object({
  name: oneLine('Name', limits.specifications.name).matches(/^[^:]*$/, 'Name must have no colon'),
  value: oneLine('Value', limits.specifications.value),
});

/** A row in the table of specifications, such as Length: 350 mm. */
export type Specification = InferType<typeof specificationSchema>;

const repeatedName = (rows: readonly Partial<Record<'name', unknown>>[]): number => {
  const names = rows.map((row) =>
    String(row?.name ?? '')
      .trim()
      .toLowerCase(),
  );
  return names.findIndex((name, at) => name !== '' && names.indexOf(name) < at);
};

/**
 * The tool form. `available` is the stock in pieces, prices are in dollars per piece. A draft, which
 * only staff see, may lack price, stock, minimum order, description and picture.
 */
export const toolSchema = object({
  sku,
  gtin: gtinField,
  stage: string()
    .typeError('Stage must be a text')
    .nonNullable('Stage must be a text')
    .oneOf(toolStages, `Stage must be one of: ${toolStages.join(', ')}`),
  toolName: requiredDocumentText('Tool name', limits.toolName),
  category: string()
    .typeError('Category must be a text')
    .nonNullable('Category must be a text')
    .oneOf(toolCategories, `Category must be one of: ${toolCategories.join(', ')}`),
  price: orDraft(
    dollars('Price'),
    inCents(amount('Price').min(0, 'Price must be at least 0'), 'Price'),
  ),
  priceBreaks: priceBreaksField,
  costPrice: inCents(
    typedNumber(number(), readDollars, 'Cost price must be a number')
      .nullable()
      .positive('Cost price must be more than 0'),
    'Cost price',
  ),
  available: orDraft(
    pieces('Available pieces', 0).required('Available pieces is required'),
    pieces('Available pieces', 0),
  ),
  minOrder: orDraft(
    pieces('Minimum order', 1).required('Minimum order is required'),
    pieces('Minimum order', 0),
  ),
  orderMultiple: pieces('Pieces per pack', 1),
  maxOrder: pieces('Maximum per order', 1).nullable(),
  sellRemainder: boolean()
    .typeError('Sell the last pieces must be true or false')
    .nonNullable('Sell the last pieces must be true or false'),
  storagePlace: documentText('Storage place', limits.storagePlace).matches(
    isOneLine,
    'Storage place must be one line',
  ),
  toolDescription: orDraft(
    requiredText('Description', limits.toolDescription),
    text('Description', limits.toolDescription),
  ),
  specifications: array()
    .of(specificationSchema.required('Row is required').typeError('Row is required'))
    .typeError('Specifications must be a list')
    .nonNullable('Specifications must be a list')
    .max(limits.specifications.count, tooMany('Specifications', limits.specifications.count))
    .test('distinct', (rows, { createError, path }) => {
      const position = Array.isArray(rows) ? repeatedName(rows) : -1;
      if (position < 0) return true;
      const message = 'This name is already in another row';
      return createError({ path: `${path}[${position}].name`, message });
    }),
  attributes: attributeTexts,
  replacedBy: successorField,
  ...relationFields,
  imageLink: orDraft(
    pictureUrl('Picture', limits.url).required('Picture is required'),
    pictureUrl('Picture', limits.url),
  ),
  morePictures: array()
    .of(pictureUrl('Picture', limits.url).required('Picture is required'))
    .typeError('Further pictures must be a list')
    .nonNullable('Further pictures must be a list')
    .max(limits.pictures - 1, tooMany('Further pictures', limits.pictures - 1)),
}).test('related', (fields, context) => {
  const problems = Object.entries(problemsOfTool(fields as RelatedFields));
  if (problems.length === 0) return true;
  return new ValidationError(
    problems.map(([field, message]) => {
      const path = context.path ? `${context.path}.${field}` : field;
      return context.createError({ path, message });
    }),
  );
});
export type ToolInput = InferType<typeof toolSchema>;

/** A new tool in an import: without a picture, it is hidden until it has one. */
export const importedToolSchema = toolSchema.shape({
  imageLink: pictureUrl('Picture', limits.url),
});
export type ImportedTool = InferType<typeof importedToolSchema>;

/** The field names of a tool. */
export const toolFields = Object.keys(toolSchema.fields) as (keyof ToolFields)[];

/**
 * A partial update of a tool: omitted fields keep their values. Fields that must fit together are
 * checked against the stored ones when the update is applied.
 *
 * To prevent admins from overwriting each other's changes, send the ETag of `GET /tool/{id}` as
 * If-Match with the update or deletion: the second admin gets `precondition-failed`. Sales in
 * between cause no conflict unless the update sets `available`. So send only the edited fields, and
 * change the stock with an adjustment.
 */
export const toolUpdateSchema = toolSchema.partial();
export type ToolUpdate = InferType<typeof toolUpdateSchema>;

/** A partial update of a tool by an import: an empty picture is that of a hidden tool. */
export const importedUpdateSchema = toolSchema
  .shape({ imageLink: pictureUrl('Picture', limits.url).defined() })
  .partial();

/** The fields of a tool, all of them present. */
export interface ToolFields extends ToolQuantities, Relations {
  /** The unique number by which buyers order: `PLN-1005`. */
  sku: string;
  /** The number in its bar code, with 8, 12, 13 or 14 digits; empty if it has none. */
  gtin: string;
  stage: ToolStage;
  toolName: string;
  category: ToolCategory;
  /** In dollars per piece; 0 in a draft that has none. */
  price: number;
  /** Lower prices for larger quantities, by quantity. */
  priceBreaks: PriceBreak[];
  /** What a piece costs the shop, in dollars; null if that is not known. Only staff see it. */
  costPrice: number | null;
  /** Where staff find it, `A-12-3`; empty if that is not known. Only staff see it. */
  storagePlace: string;
  toolDescription: string;
  /** The table of technical data, in the order of the rows. */
  specifications: Specification[];
  /** The values by the keys of their attributes, as people read them: `1/2 in`, `yes`. */
  attributes: AttributeTexts;
  /** The URL of the main picture; empty if a tool is hidden that has none. */
  imageLink: string;
  /** The URLs of further pictures. */
  morePictures: string[];
}

/** The values of the optional fields of a tool, besides its SKU, which is generated. */
export const toolDefaults = {
  gtin: '',
  stage: 'on-sale',
  category: 'other',
  priceBreaks: [] as PriceBreak[],
  orderMultiple: 1,
  maxOrder: null,
  sellRemainder: true,
  specifications: [] as Specification[],
  attributes: {} as AttributeTexts,
  morePictures: [] as string[],
} as const satisfies Partial<ToolFields>;

/**
 * The values of the optional fields that only staff see. Buyers get related tools as they see them,
 * because the ids of others tell their names.
 */
export const staffToolDefaults = {
  costPrice: null as number | null,
  storagePlace: '',
  replacedBy: '',
  accessories: [] as string[],
  spareParts: [] as string[],
  alternatives: [] as string[],
} satisfies Partial<ToolFields>;

type StaffToolField = keyof typeof staffToolDefaults;

/** A tool in a response to staff who ask for list prices. */
export interface StaffTool extends ToolFields {
  /** The id, which is also the address of the tool's page: `toolIdOf`. It never changes. */
  _id: string;
  /** The family of which it is a size, if there is one. */
  familyId?: string;
  /** Where the prices come from, if the payer has agreed prices for the tool. */
  agreement?: PriceAgreement;
  /** Only on the page of the tool, and only if it has some. */
  documents?: ToolFile[];
  /** In a list: the version for an edit of several tools. */
  version?: string;
}

/** A tool in a response: what only staff see is missing for everyone else. */
export interface Tool
  extends Omit<StaffTool, StaffToolField>,
    Partial<Pick<StaffTool, StaffToolField>> {}

/** The tools to which a tool refers, as a payer sees them; others are left out. */
export interface RelatedTools extends Record<RelationList, Tool[]> {
  /** The first of its successors that can be bought. */
  successor: Tool | null;
}

/** The sort orders of the list of tools. The last two are those of a search. */
export const toolListSorts = [
  'newest',
  'price',
  '-price',
  'name',
  'available',
  'relevance',
  'popularity',
] as const;
