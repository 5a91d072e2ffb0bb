import {
  type CustomerTerms,
  formatCents,
  holdLabel,
  isPrepaid,
  termsLabel,
} from 'functions/contract';

const prepaidText = (holdHours: number): string =>
  holdHours > 0
    ? `Prepaid: pay within ${holdLabel(holdHours)}, or the order is cancelled.`
    : 'Prepaid: we process the order as soon as it is paid.';

/** When the customer has to pay an order that is placed now. */
export const termsText = ({ terms, holdHours }: Pick<CustomerTerms, 'terms' | 'holdHours'>) =>
  isPrepaid(terms)
    ? prepaidText(holdHours)
    : `${termsLabel(terms)}: the invoice comes with the confirmation.`;

/** The remaining part of a credit limit, in cents. */
export interface CreditLeft {
  creditLimit: number;
  room: number;
}

/** The remaining part of the credit limit; null without one. */
export const creditLeftOf = ({
  creditLimit,
  room,
}: Pick<CustomerTerms, 'creditLimit' | 'room'>): CreditLeft | null =>
  creditLimit === null || room === null ? null : { creditLimit, room };

/** The remaining credit as text: `Credit left: $500.00 of $2,000.00`. */
export const creditText = ({ creditLimit, room }: CreditLeft): string =>
  `Credit left: ${formatCents(room)} of ${formatCents(creditLimit)}`;

/** Why an order cannot be placed: its total in cents is above what is left of the credit limit. */
export const creditProblem = (total: number, { room }: CreditLeft): string | null =>
  total > room
    ? `This order is ${formatCents(total - room)} above what is left of your credit limit.`
    : null;
