import {
  apiRoutes,
  type PaymentInput,
  type RecordedPayment,
  type RefundInput,
  type ReversalInput,
} from 'functions/contract';
import { orderDependents, orderKeys } from '../../../domain/order/orderCache.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const { recordPayment, refundPayment, reversePayment } = apiRoutes;

/** The changes of an order's payments. */
export interface PaymentChanges {
  record: (input: PaymentInput) => Promise<RecordedPayment>;
  refund: (input: RefundInput) => Promise<RecordedPayment>;
  reverse: (paymentId: string, input: ReversalInput) => Promise<RecordedPayment>;
}

/** Records, refunds and reverses payments of an order. */
export const usePaymentChanges = (id: string): PaymentChanges => {
  const params = { id };
  const options = { refreshes: [orderKeys.all, ...orderDependents] };
  const reverse = useSend(
    // The API recognises a retry by the entry and the reason.
    ({ payment, body }: { payment: string; body: ReversalInput }) =>
      callApi(reversePayment, { params: { id, payment }, body }),
    options,
  );
  return {
    record: useSend(
      (body: PaymentInput, idempotencyKey) =>
        callApi(recordPayment, { params, body, idempotencyKey }),
      options,
    ),
    refund: useSend(
      (body: RefundInput, idempotencyKey) =>
        callApi(refundPayment, { params, body, idempotencyKey }),
      options,
    ),
    reverse: (payment, body) => reverse({ payment, body }),
  };
};
