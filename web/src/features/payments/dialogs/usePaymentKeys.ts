import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

/** The idempotency keys of payments and refunds. */
export const usePaymentKeys = () => {
  const withKey = useRequestKeys();
  return <Result>(request: object, send: (idempotencyKey: string) => Promise<Result>) =>
    withKey(JSON.stringify(request), send);
};
