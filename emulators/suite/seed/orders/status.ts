import { cancelledStatus } from 'functions/contract';
import type { StoredOrderEvent } from 'functions/documents';

interface WithHistory {
  history: readonly StoredOrderEvent[];
}

/** The event at which the shop issued the invoice of an order. */
export const confirmationOf = ({ history }: WithHistory): StoredOrderEvent | undefined =>
  history.find(({ step }) => step === 'confirmed');

/** The event that cancelled an order. */
export const cancellationOf = ({ history }: WithHistory): StoredOrderEvent | undefined =>
  history.find(({ status }) => status === cancelledStatus);
