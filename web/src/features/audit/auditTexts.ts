import {
  type AuditAction,
  type AuditFields,
  categoryNames,
  formatCount,
  formatMoney,
  isToolCategory,
  storedFileOf,
} from 'functions/contract';

/** The verb between the admin and the target. */
export const actionTexts: Record<AuditAction, string> = {
  'tool-created': 'put on sale',
  'tool-changed': 'changed',
  'tool-deleted': 'took off sale',
  'stock-adjusted': 'adjusted the stock of',
  'admin-granted': 'made an admin of',
  'admin-withdrawn': 'removed the admin right of',
  'user-deleted': 'deleted the account of',
  'order-confirmed': 'confirmed order',
  'order-shipped': 'shipped order',
  'order-delivered': 'marked as delivered order',
  'order-cancelled': 'cancelled order',
  'payment-recorded': 'recorded a payment for order',
  'payment-reversed': 'reversed a payment for order',
  'payment-refunded': 'refunded a payment for order',
  'customer-changed': 'changed the terms of',
  'settings-changed': 'changed',
};

const labels: Record<string, string> = {
  toolName: 'Name',
  price: 'Price',
  available: 'Available',
  minOrder: 'Minimum order',
  toolDescription: 'Description',
  imageLink: 'Picture',
  morePictures: 'Further pictures',
  sku: 'SKU',
  category: 'Category',
  priceBreaks: 'Price breaks',
  orderMultiple: 'Pieces per pack',
  maxOrder: 'Maximum per order',
  sellRemainder: 'Sell the last pieces',
  specifications: 'Specifications',
  displayName: 'Name',
  role: 'Role',
  status: 'Status',
  note: 'Note',
  reason: 'Reason',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
};

type FieldValue = AuditFields[string];

/** The file name in a picture's URL. */
const fileNameOf = (link: string) => storedFileOf(link)?.path.split('/').at(-1) ?? link;

const fileNamesOf = (links: string) => links.split('\n').map(fileNameOf).join('\n');

/** The API's text, `24: 8.90; 48: 8.40`, with a line for each price break. */
const priceBreaksOf = (text: string) =>
  text
    .split('; ')
    .map((row) => row.split(': '))
    .map(([quantity, price]) => `from ${quantity}: ${formatMoney(Number(price))}`)
    .join('\n');

const categoryOf = (value: string) => (isToolCategory(value) ? categoryNames[value] : value);

const textsByName: Record<string, (value: string) => string> = {
  price: (value) => formatMoney(Number(value)),
  priceBreaks: priceBreaksOf,
  imageLink: fileNameOf,
  morePictures: fileNamesOf,
  category: categoryOf,
};

const textOf = (name: string, value: FieldValue | undefined): string | null => {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const special = textsByName[name];
  if (special) return special(String(value));
  return typeof value === 'number' ? formatCount(value) : value;
};

/**
 * A field that an action changed, with its old and new values as text; lists have a line for each row.
 * Null means empty.
 */
export interface FieldChange {
  label: string;
  before: string | null;
  after: string | null;
}

/** The fields that an action changed. */
export const changesOf = (before: AuditFields, after: AuditFields): FieldChange[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      label: labels[name] ?? name,
      before: textOf(name, before[name]),
      after: textOf(name, after[name]),
    }));
};

const changeText = ({ label, before, after }: FieldChange) =>
  `${label}: ${[before, after].filter((value) => value !== null).join(' → ') || '–'}`.replaceAll(
    '\n',
    '; ',
  );

/** The fields that an action changed, in one line. */
export const changeSummary = ({ before, after }: Record<'before' | 'after', AuditFields>): string =>
  changesOf(before, after).map(changeText).join(' · ');
