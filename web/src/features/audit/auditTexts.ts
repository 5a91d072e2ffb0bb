import {
  type AuditAction,
  type AuditFields,
  bankCodeLabel,
  categoryNames,
  countryName,
  formatCents,
  formatCount,
  formatMoney,
  holdLabel,
  isToolCategory,
  methodLabels,
  type PaymentTerms,
  storedFileOf,
  taxFieldNames,
  taxFieldTexts,
  termsLabel,
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
  'email-changed': 'changed the address of the account, now',
  'order-confirmed': 'confirmed order',
  'order-shipped': 'shipped order',
  'order-delivered': 'marked as delivered order',
  'order-cancelled': 'cancelled order',
  'payment-recorded': 'recorded a payment for order',
  'payment-reversed': 'reversed a payment for order',
  'payment-refunded': 'refunded a payment for order',
  'payment-disputed': 'reported a dispute about order',
  'customer-changed': 'changed the terms of',
  'settings-changed': 'changed',
  'mail-resent': 'resent the mail',
  'inquiry-answered': 'answered the inquiry of',
  'inquiry-closed': 'closed the inquiry of',
  'inquiry-reopened': 'reopened the inquiry of',
  'inquiry-deleted': 'deleted the inquiry of',
  'quote-offered': 'made an offer for quote',
  'quote-declined': 'declined quote',
  'review-published': 'published the review of',
  'review-hidden': 'hid the review of',
  'review-deleted': 'deleted the review of',
  'company-requested': 'signed up',
  'company-accepted': 'accepted',
  'company-declined': 'declined',
  'company-suspended': 'suspended',
  'company-reopened': 'reopened',
  'company-closed': 'closed',
  'company-changed': 'changed',
  'member-invited': 'invited a member to',
  'invitation-revoked': 'withdrew an invitation to',
  'member-joined': 'joined',
  'member-changed': 'changed a member of',
  'member-removed': 'removed a member of',
};

/** The names of the actions, to choose from. */
export const actionNames: Record<AuditAction, string> = {
  'tool-created': 'Tool created',
  'tool-changed': 'Tool changed',
  'tool-deleted': 'Tool deleted',
  'stock-adjusted': 'Stock adjusted',
  'admin-granted': 'Admin right granted',
  'admin-withdrawn': 'Admin right removed',
  'user-deleted': 'User deleted',
  'email-changed': 'Email address changed',
  'order-confirmed': 'Order confirmed',
  'order-shipped': 'Order shipped',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'payment-recorded': 'Payment recorded',
  'payment-reversed': 'Payment reversed',
  'payment-refunded': 'Payment refunded',
  'payment-disputed': 'Payment disputed',
  'customer-changed': 'Customer terms changed',
  'settings-changed': 'Settings changed',
  'mail-resent': 'Mail resent',
  'inquiry-answered': 'Inquiry answered',
  'inquiry-closed': 'Inquiry closed',
  'inquiry-reopened': 'Inquiry reopened',
  'inquiry-deleted': 'Inquiry deleted',
  'quote-offered': 'Quote offered',
  'quote-declined': 'Quote declined',
  'review-published': 'Review published',
  'review-hidden': 'Review hidden',
  'review-deleted': 'Review deleted',
  'company-requested': 'Company signed up',
  'company-accepted': 'Company accepted',
  'company-declined': 'Company declined',
  'company-suspended': 'Company suspended',
  'company-reopened': 'Company reopened',
  'company-closed': 'Company closed',
  'company-changed': 'Company changed',
  'member-invited': 'Member invited',
  'invitation-revoked': 'Invitation withdrawn',
  'member-joined': 'Member joined',
  'member-changed': 'Member changed',
  'member-removed': 'Member removed',
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
  paid: 'Paid in total',
  amount: 'Amount',
  method: 'Method',
  reference: 'Reference',
  terms: 'Payment terms',
  creditLimit: 'Credit limit',
  'seller.name': 'Seller’s name',
  'seller.address': 'Seller’s address',
  'seller.email': 'Seller’s e-mail',
  'seller.phone': 'Seller’s phone',
  'seller.country': 'Seller’s country',
  'seller.taxNumber': 'Tax number',
  'bank.holder': 'Account holder',
  'bank.bankName': 'Bank',
  'bank.account': 'Account number',
  'bank.code': bankCodeLabel,
  currency: 'Currency',
  ...taxFieldNames,
  orderMinimum: 'Order minimum',
  holdHours: 'Hold time of prepaid orders',
  defaultTerms: 'Default payment terms',
  timeZone: 'Time zone',
  moderateReviews: 'Reviews wait for approval',
  reviewRating: 'Rating',
  reviewText: 'Review',
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

const centsText = (value: string) => formatCents(Number(value));

const termsText = (value: string) => termsLabel(value as PaymentTerms);

const methodText = (value: string) => methodLabels[value as keyof typeof methodLabels] ?? value;

/** The meaning of null where it is a choice. */
const nullTexts: Record<string, string> = {
  terms: 'The shop’s default',
  creditLimit: 'No limit',
};

const textsByName: Record<string, (value: string) => string> = {
  price: (value) => formatMoney(Number(value)),
  priceBreaks: priceBreaksOf,
  imageLink: fileNameOf,
  morePictures: fileNamesOf,
  category: categoryOf,
  paid: centsText,
  amount: centsText,
  method: methodText,
  terms: termsText,
  creditLimit: centsText,
  ...taxFieldTexts,
  orderMinimum: centsText,
  'seller.country': countryName,
  holdHours: (value) => holdLabel(Number(value)),
  defaultTerms: termsText,
};

const textOf = (name: string, value: FieldValue | undefined): string | null => {
  if (value === null) return nullTexts[name] ?? null;
  if (value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const special = textsByName[name];
  if (special) return special(String(value));
  return typeof value === 'number' ? formatCount(value) : value;
};

/**
 * A field that an action changed, with its old and new values as text; lists have a line for each
 * row. Null means empty.
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
