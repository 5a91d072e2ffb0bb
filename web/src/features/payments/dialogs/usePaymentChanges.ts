import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type PaymentInput,
  type RecordedPayment,
  type RefundInput,
  type ReversalInput,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { refreshPayments } from '../data/paymentCache.ts';
import { usePaymentKeys } from './usePaymentKeys.ts';

const { recordPayment, refundPayment, reversePayment } = apiRoutes;

type Send = () => Promise<RecordedPayment>;

/** The changes of an order's payments. Each refreshes the orders, also after a failure. */
export interface PaymentChanges {
  record: (input: PaymentInput) => Promise<RecordedPayment>;
  refund: (input: RefundInput) => Promise<RecordedPayment>;
  reverse: (paymentId: string, input: ReversalInput) => Promise<RecordedPayment>;
}

/** Records, refunds and reverses payments of an order. */
export const usePaymentChanges = (orderId: string): PaymentChanges => {
  const params = { id: orderId };
  const client = useQueryClient();
  const withKey = usePaymentKeys();
  const { mutateAsync } = useMutation({
    mutationFn: (send: Send) => send(),
    onSettled: () => refreshPayments(client),
  });
  return {
    record: (input) =>
      mutateAsync(() =>
        withKey({ orderId, payment: input }, (idempotencyKey) =>
          callApi(recordPayment, { params, body: input, idempotencyKey }),
        ),
      ),
    refund: (input) =>
      mutateAsync(() =>
        withKey({ orderId, refund: input }, (idempotencyKey) =>
          callApi(refundPayment, { params, body: input, idempotencyKey }),
        ),
      ),
    // The API recognises a retry by the entry and the reason.
    reverse: (payment, input) =>
      mutateAsync(() => callApi(reversePayment, { params: { ...params, payment }, body: input })),
  };
};
