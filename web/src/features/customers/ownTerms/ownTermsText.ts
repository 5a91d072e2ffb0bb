import { type CustomerTerms, formatCents, isPrepaid, termsLabel } from 'functions/contract';

const openText = ({ open, creditLimit }: CustomerTerms) =>
  creditLimit === null
    ? `Open: ${formatCents(open)}.`
    : `Open: ${formatCents(open)} of ${formatCents(creditLimit)}.`;

const holdText = ({ terms, holdHours }: CustomerTerms) =>
  isPrepaid(terms) && holdHours > 0
    ? ` New orders are cancelled if they are not paid within ${holdHours === 1 ? '1 hour' : `${holdHours} hours`}.`
    : '';

/**
 * A customer's own terms and open amount: `Your terms: net 30 days. Open: $1,240.00 of $5,000.00.`
 */
export const ownTermsText = (terms: CustomerTerms): string =>
  `Your terms: ${termsLabel(terms.terms).toLowerCase()}. ${openText(terms)}${holdText(terms)}`;
