import { numberForms } from './documentSearch.ts';
import { documentTermsOf, type SearchTexts } from './searchTerms.ts';

/** The searchable fields of a tool. */
export interface Searchable {
  sku: string;
  toolName: string;
  toolDescription: string;
}

/** The searchable texts of a tool. */
export const toolSearchTexts = ({ sku, toolName, toolDescription }: Searchable): SearchTexts => ({
  main: `${sku} ${toolName}`,
  prose: toolDescription,
});

/** The index terms of a tool. */
export const searchTermsOf = (tool: Searchable): string[] => documentTermsOf(toolSearchTexts(tool));

/** The searchable texts of a family of tools. */
export const familySearchTexts = ({ id, name }: { id: string; name: string }): SearchTexts => ({
  main: `${name} ${id}`,
});

/** The searchable texts of a person: name and e-mail address. */
export const personSearchTexts = ({
  displayName,
  email,
}: {
  displayName: string;
  email: string;
}): SearchTexts => ({ main: `${displayName} ${email}` });

/** The index terms of a person. */
export const personTermsOf = (displayName: string, email: string): string[] =>
  documentTermsOf(personSearchTexts({ displayName, email }));

/** The names of who pays and who acts: a person who pays has one name. */
const namesOf = (...names: readonly string[]): string[] => [...new Set(names)];

/** The searchable parts of an order, or of a quote. */
export interface SearchableOrder {
  number: string;
  payerName: string;
  userName: string;
  userEmail: string;
  /** The buyer's own number; quotes have none. */
  poNumber?: string;
  /** The numbers of the invoice, the credit notes, the quote and, of a quote, the order. */
  invoiceNumber?: string | null | undefined;
  creditNoteNumbers?: readonly string[] | undefined;
  quoteNumber?: string | null | undefined;
  orderNumber?: string | null | undefined;
  lines: readonly { sku: string; toolName: string }[];
  /** Where an order goes to, and the number to call; quotes and returns have none. */
  orderAddress?: string;
  phoneNumber?: string;
  /** Its steps, which may have numbers to track. */
  history?: readonly object[];
}

const shortestPhonePart = 4;

/**
 * A phone number, and its ends: it is found with and without the codes of country and area, and in
 * any groups of digits.
 */
const phoneForms = (phone: string): string[] => {
  const digits = phone.replace(/\D/g, '');
  const ends = Math.max(0, digits.length - shortestPhonePart + 1);
  return Array.from({ length: ends }, (_, at) => digits.slice(at));
};

/** The numbers to track the shipments of an order. */
export const trackingNumbersOf = ({ history = [] }: Pick<SearchableOrder, 'history'>): string[] =>
  history.flatMap((step) =>
    'trackingNumber' in step && typeof step.trackingNumber === 'string' ? step.trackingNumber : [],
  );

/** A number to track as it is printed, and without its blanks. */
const trackingForms = (number: string): string[] => [number, number.replace(/[\s-]/g, '')];

/**
 * The searchable texts of an order: its numbers, its payer, who placed it, the SKUs and names of its
 * tools, its address, its phone number, and the numbers to track it.
 */
export const orderSearchTexts = ({ lines, ...order }: SearchableOrder): SearchTexts => {
  const { number, payerName, userName, userEmail, poNumber = '' } = order;
  const { invoiceNumber, creditNoteNumbers = [], quoteNumber, orderNumber } = order;
  const numbers = [invoiceNumber, ...creditNoteNumbers, quoteNumber, orderNumber];
  const others = numbers.flatMap((other) => (other ? numberForms(other) : []));
  return {
    main: [number, ...namesOf(payerName, userName), userEmail, poNumber, ...others].join(' '),
    names: lines.map(({ sku, toolName }) => `${sku} ${toolName}`).join(' '),
    prose: [
      ...trackingNumbersOf(order).flatMap(trackingForms),
      ...phoneForms(order.phoneNumber ?? ''),
      order.orderAddress ?? '',
    ].join(' '),
  };
};

/** The index terms of an order, or of a quote. */
export const orderTermsOf = (order: SearchableOrder): string[] =>
  documentTermsOf(orderSearchTexts(order));

/** The searchable parts of a company. */
export interface SearchableCompany {
  number: string;
  name: string;
  taxId: string;
  registrationNumber: string;
  invoiceEmail: string;
  requestedBy: { name: string; email: string };
  billingAddress?: { city: string; phoneNumber: string };
}

/**
 * The searchable texts of a company: its name, its numbers, the person who signed it up, its town
 * and its phone number.
 */
export const companySearchTexts = (company: SearchableCompany): SearchTexts => {
  const { number, name, taxId, registrationNumber, invoiceEmail, requestedBy } = company;
  const person = `${requestedBy.name} ${requestedBy.email}`;
  const { city = '', phoneNumber = '' } = company.billingAddress ?? {};
  return {
    main: `${number} ${name} ${taxId} ${registrationNumber} ${invoiceEmail} ${person}`,
    prose: [city, ...phoneForms(phoneNumber)].join(' '),
  };
};

/** The index terms of a company. */
export const companyTermsOf = (company: SearchableCompany): string[] =>
  documentTermsOf(companySearchTexts(company));

/** The searchable parts of an inquiry. */
export interface SearchableInquiry {
  email: string;
  name: string;
  toolName: string;
  sku: string;
  message: string;
}

/** The searchable texts of an inquiry: its sender, the tool and the message. */
export const inquirySearchTexts = (inquiry: SearchableInquiry): SearchTexts => {
  const { email, name, sku, toolName, message } = inquiry;
  return { main: `${email} ${name} ${sku} ${toolName}`, prose: message };
};

/** The index terms of an inquiry. */
export const inquiryTermsOf = (inquiry: SearchableInquiry): string[] =>
  documentTermsOf(inquirySearchTexts(inquiry));

/** The searchable parts of an invoice or a credit note. */
export interface SearchableInvoice {
  number: string;
  orderNumber: string;
  poNumber: string;
  payerName: string;
  buyer: { name: string; email: string };
  cancels: { number: string } | null;
}

/** The searchable texts of an invoice: its numbers, its payer and its buyer. */
export const invoiceSearchTexts = (invoice: SearchableInvoice): SearchTexts => {
  const { number, orderNumber, poNumber, payerName, buyer, cancels } = invoice;
  const numbers = [number, ...(cancels ? [cancels.number] : [])].flatMap(numberForms);
  const names = namesOf(payerName, buyer.name);
  return { main: [...numbers, orderNumber, poNumber, ...names, buyer.email].join(' ') };
};

/** The index terms of an invoice or a credit note. */
export const invoiceTermsOf = (invoice: SearchableInvoice): string[] =>
  documentTermsOf(invoiceSearchTexts(invoice));
