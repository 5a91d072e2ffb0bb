import { cancelledStatus, hasInvoice, initialStatus, type OrderStatus } from 'functions/contract';
import type { StoredOrderEvent } from 'functions/documents';

interface WithHistory {
  history: readonly StoredOrderEvent[];
}

/** The status of an order: its last event. */
export const statusOf = ({ history }: WithHistory): OrderStatus =>
  history.at(-1)?.status ?? initialStatus;

/** The event at which the shop issued the invoice of an order. */
export const confirmationOf = ({ history }: WithHistory): StoredOrderEvent | undefined =>
  history.find(({ status }) => hasInvoice(status));

/** The event that cancelled an order. */
export const cancellationOf = ({ history }: WithHistory): StoredOrderEvent | undefined =>
  history.find(({ status }) => status === cancelledStatus);

/** An order as it was at some time. */
export const historyAt = ({ history }: WithHistory, time: Date): StoredOrderEvent[] =>
  history.filter(({ at }) => at <= time);
