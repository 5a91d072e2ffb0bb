import { apiRoutes, dayOf, type Order } from 'functions/contract';
import { settings } from '../../../../seed/data/settings.ts';
import { callAsAdmin } from '../api.ts';

/** Records a bank transfer for an order, in whole cents, as the admin of the seed. */
export const recordTransfer = async ({ _id: id }: Order, amount: number): Promise<Order> => {
  const body = {
    amount,
    method: 'bank-transfer',
    reference: '',
    receivedAt: dayOf(new Date(), settings.timeZone),
    overpayment: false,
  };
  return (await callAsAdmin(apiRoutes.recordPayment, { params: { id }, body })).order;
};
