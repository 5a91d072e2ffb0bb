import {
  type CreditAmounts,
  cancelledStatus,
  initialStatus,
  type OrderStatus,
} from 'functions/contract';
import type { StoredOrderEvent } from 'functions/documents';

interface WithHistory {
  history: readonly StoredOrderEvent[];
}

/** The status of an order: its last event. */
const statusOf = ({ history }: WithHistory): OrderStatus => history.at(-1)?.status ?? initialStatus;

/** The event at which the shop issued the invoice of an order. */
export const confirmationOf = ({ history }: WithHistory): StoredOrderEvent | undefined =>
  history.find(({ step }) => step === 'confirmed');

/** The event that cancelled an order. */
export const cancellationOf = ({ history }: WithHistory): StoredOrderEvent | undefined =>
  history.find(({ status }) => status === cancelledStatus);

/** The sum of the credit notes of an order. */
const creditedOf = ({ history }: WithHistory): CreditAmounts => {
  const credits = history.flatMap(({ credit }) => credit ?? []);
  return {
    net: credits.reduce((sum, { net }) => sum + net, 0),
    total: credits.reduce((sum, { total }) => sum + total, 0),
  };
};

/** What decides the money of an order besides its total and its payments. */
export const stateOf = (order: WithHistory) => ({
  status: statusOf(order),
  credited: creditedOf(order),
});

/** An order as it was at some time. */
export const historyAt = ({ history }: WithHistory, time: Date): StoredOrderEvent[] =>
  history.filter(({ at }) => at <= time);
