import { isCompanyId } from '../../contract/index.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { type IdempotentRequest, requestHash } from '../../store/writes/idempotency.ts';

/**
 * A hash of a request, to distinguish a retry from another request; null without a key. The same
 * input for another company is another request.
 */
export const payerHash = <Input extends object>(
  { input, key }: IdempotentRequest<Input>,
  { payerId }: Pick<Buyer, 'payerId'>,
): string | null =>
  isCompanyId(payerId)
    ? requestHash({ input: { ...input, payerId }, key })
    : requestHash({ input, key });
