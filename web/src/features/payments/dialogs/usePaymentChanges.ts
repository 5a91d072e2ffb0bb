import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentInput, RecordedPayment, RefundInput, ReversalInput } from 'functions/contract';
import { refreshPayments } from '../data/paymentCache.ts';
import { sendPayment, sendRefund, sendReversal } from '../data/paymentRequests.ts';
import { usePaymentKeys } from './usePaymentKeys.ts';

type Send = () => Promise<RecordedPayment>;

/** The changes of an order's payments. Each refreshes the orders, also after a failure. */
export interface PaymentChanges {
  record: (input: PaymentInput) => Promise<RecordedPayment>;
  refund: (input: RefundInput) => Promise<RecordedPayment>;
  reverse: (paymentId: string, input: ReversalInput) => Promise<RecordedPayment>;
}

/** Records, refunds and reverses payments of an order. */
export const usePaymentChanges = (orderId: string): PaymentChanges => {
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
          sendPayment({ orderId, input, idempotencyKey }),
        ),
      ),
    refund: (input) =>
      mutateAsync(() =>
        withKey({ orderId, refund: input }, (idempotencyKey) =>
          sendRefund({ orderId, input, idempotencyKey }),
        ),
      ),
    reverse: (paymentId, input) => mutateAsync(() => sendReversal({ orderId, paymentId, input })),
  };
};
