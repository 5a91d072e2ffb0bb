import { type CreditLeft, creditLeftOf } from '../../../domain/money/termsTexts.ts';
import type { useTerms } from '../../../domain/shop/useTerms.ts';
import type { CheckoutFailure } from '../failure/checkoutFailure.ts';
import type { Delivery } from './checkoutForm.ts';

/** The failure of the order as a whole. The notices show refused lines and the minimum. */
export const summaryFailure = (
  failure: CheckoutFailure | null,
  delivery: Delivery | null,
): string | undefined => {
  if (!failure) return undefined;
  const { message, errors } = failure;
  // The form has no field for the text of an address, nor for the phone number of a saved one.
  const isSaved = delivery?.kind === 'saved';
  const problem = errors.orderAddress ?? (isSaved ? errors.phoneNumber : undefined);
  return problem ? `${message} Please edit the address: ${problem}` : message;
};

/** The rest of the credit limit: the shop's last word, from the terms or from a refusal. */
export const creditOf = (
  { failure }: { failure: CheckoutFailure | null },
  terms: ReturnType<typeof useTerms>,
): CreditLeft | null => {
  const isRefused = failure?.credit && terms.dataUpdatedAt <= failure.failedAt;
  if (isRefused) return failure.credit;
  return terms.data && !terms.isKept ? creditLeftOf(terms.data) : null;
};
