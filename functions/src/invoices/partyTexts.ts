import type { Buyer } from '../contract/index.ts';
import type { DocumentContent } from './documentContent.ts';

const maxAddressLines = 8;

/** The lines of an address without empty ones; those beyond a limit are joined to one. */
const addressLines = (address: string): string[] => {
  const lines = address
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rest = lines.slice(maxAddressLines - 1);
  return [...lines.slice(0, maxAddressLines - 1), ...(rest.length > 0 ? [rest.join(', ')] : [])];
};

/** The seller's contact details, one per line. */
export const contactOf = ({ seller }: Pick<DocumentContent, 'seller'>): string[] => [
  ...addressLines(seller.address),
  ...[seller.email, seller.phone].filter((text) => text !== ''),
  ...(seller.taxNumber ? [`Tax number ${seller.taxNumber}`] : []),
];

/** The customer's address and contact details, one part per line. */
export const linesOfBuyer = ({ address, email, phone }: Buyer): string[] => [
  ...addressLines(address),
  ...[email, phone].filter((text) => text !== ''),
];
