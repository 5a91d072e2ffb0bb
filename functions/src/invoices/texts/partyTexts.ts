import { type InvoicedBuyer, type InvoicedCompany, isSameName } from '../../contract/index.ts';
import type { DocumentContent } from './documentContent.ts';

const maxLines = 8;

/** The lines of a text without empty ones; those beyond a limit are joined to one. */
export const fewLines = (text: string): string[] => {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rest = lines.slice(maxLines - 1);
  return [...lines.slice(0, maxLines - 1), ...(rest.length > 0 ? [rest.join(', ')] : [])];
};

/** The seller's contact details, one per line. */
export const contactOf = ({ seller }: Pick<DocumentContent, 'seller'>): string[] => [
  ...fewLines(seller.address),
  ...[seller.email, seller.phone].filter((text) => text !== ''),
  ...(seller.taxNumber ? [`Tax number ${seller.taxNumber}`] : []),
];

/** A party of a document. An address often begins with the name, which is not written twice. */
export const partyOf = (
  label: string,
  name: string,
  lines: readonly string[],
): DocumentContent['buyer'] => ({
  label,
  name,
  lines: lines.filter((line) => !isSameName(line, name)),
});

/** The customer's address and contact details, one part per line. */
export const linesOfBuyer = ({ address, email, phone }: InvoicedBuyer): string[] => [
  ...fewLines(address),
  ...[email, phone].filter((text) => text !== ''),
];

/** The billing address and the numbers of a company, one part per line. */
export const linesOfCompany = ({
  billingAddress,
  number,
  taxId,
  invoiceEmail,
}: InvoicedCompany): string[] => [
  ...fewLines(billingAddress),
  ...(invoiceEmail ? [invoiceEmail] : []),
  ...(taxId ? [`Tax number ${taxId}`] : []),
  `Customer number ${number}`,
];
