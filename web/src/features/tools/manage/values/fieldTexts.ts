import {
  attributesText,
  categoryNames,
  formatMoney,
  isToolCategory,
  readDollars,
  relationNames,
  stageNames,
} from 'functions/contract';
import type { PriceBreakValues } from '../../../../domain/tool/PriceBreakRows.tsx';
import type { EditedValues, ToolValues } from './toolValues.ts';

/** The labels of the fields. */
export const fieldLabels: Record<keyof ToolValues, string> = {
  toolName: 'Tools Name',
  price: 'Price',
  available: 'Available Piece',
  minOrder: 'Min Order',
  toolDescription: 'Description',
  pictures: 'Pictures',
  sku: 'SKU',
  category: 'Category',
  orderMultiple: 'Pieces per pack',
  maxOrder: 'Maximum per order',
  sellRemainder: 'Sell the last pieces',
  storagePlace: 'Storage place',
  costPrice: 'Cost price',
  stage: 'In the shop',
  priceBreaks: 'Price breaks',
  specifications: 'Specifications',
  attributes: 'Attributes',
  gtin: 'GTIN',
  ...relationNames,
};

/** A typed price as an amount, or as it was typed if it is none. */
const priceText = (price: number | string) => {
  const { value } = readDollars(String(price));
  return value === null ? String(price) : formatMoney(value);
};

const priceBreakText = ({ minQuantity, price }: PriceBreakValues) =>
  `From ${minQuantity}: ${priceText(price)}`;

const lines = (texts: readonly string[]) => texts.join('\n') || 'None';

const withoutBlanks = (texts: EditedValues['attributes']) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

type TextField = Exclude<keyof EditedValues, 'pictures' | keyof typeof relationNames>;

/** The values of the fields for people; lists have a line for each row. */
export const fieldTexts: Record<TextField, (values: EditedValues) => string> = {
  toolName: ({ toolName }) => toolName,
  price: ({ price }) => priceText(price),
  minOrder: ({ minOrder }) => String(minOrder),
  toolDescription: ({ toolDescription }) => toolDescription,
  sku: ({ sku }) => sku,
  category: ({ category }) => (isToolCategory(category) ? categoryNames[category] : category),
  orderMultiple: ({ orderMultiple }) => String(orderMultiple || 1),
  maxOrder: ({ maxOrder }) => String(maxOrder || 'None'),
  sellRemainder: ({ sellRemainder }) => (sellRemainder ? 'Yes' : 'No'),
  storagePlace: ({ storagePlace }) => storagePlace || 'None',
  costPrice: ({ costPrice }) => (costPrice === '' ? 'None' : priceText(costPrice)),
  stage: ({ stage }) => stageNames[stage],
  priceBreaks: ({ priceBreaks }) => lines(priceBreaks.map(priceBreakText)),
  specifications: ({ specifications }) =>
    lines(specifications.map(({ name, value }) => `${name}: ${value}`)),
  gtin: ({ gtin }) => gtin || 'None',
  attributes: ({ attributes }) => attributesText(withoutBlanks(attributes)) || 'None',
};

/** Whether the values of a field are texts, and not pictures or other tools. */
export const hasText = (name: keyof EditedValues): name is TextField => name in fieldTexts;
