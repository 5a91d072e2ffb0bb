import { type CustomerTerms, formatCents, isPrepaid, termsLabel } from 'functions/contract';

const openText = ({ open, creditLimit }: CustomerTerms) =>
  creditLimit === null
    ? `Unpaid: ${formatCents(open)}.`
    : `Unpaid: ${formatCents(open)} of ${formatCents(creditLimit)}.`;

const holdTexts = ({ terms, holdHours }: CustomerTerms) =>
  isPrepaid(terms) && holdHours > 0
    ? [
        `New orders are cancelled if they are not paid within ${holdHours === 1 ? '1 hour' : `${holdHours} hours`}.`,
      ]
    : [];

/**
 * The terms and the unpaid amount of an account, or of the company for which it buys, in sentences:
 * `Your terms: net 30 days.`, `Unpaid: $1,240.00 of $5,000.00.`
 */
export const ownTermsTexts = (terms: CustomerTerms, ofCompany: boolean): string[] => [
  `${ofCompany ? 'Terms of the company' : 'Your terms'}: ${termsLabel(terms.terms).toLowerCase()}.`,
  openText(terms),
  ...holdTexts(terms),
];
