/** A call of each route about bank statements that takes an Idempotency-Key. */
import type { Order } from '../../contract/index.ts';
import { expectStatus, send } from '../api/api.ts';
import { addEntry } from '../bank/bookings.ts';
import { confirmedOrderOfTools } from '../orders/parts.ts';
import { pay } from '../orders/payments.ts';
import { type Callers, type KeyedCall, sendKeyed } from './keyedParts.ts';

const invoiced = async ({ customer, admin }: Callers): Promise<Order> => {
  const { id } = await confirmedOrderOfTools(customer.token, admin.token, 1);
  return expectStatus<Order>(await send('GET', `/order/${id}`, admin), 200);
};

const bookBankEntry = async (callers: Callers): Promise<KeyedCall & { json: object }> => {
  const { invoiceNumber } = await invoiced(callers);
  const id = await addEntry({ amount: 500 });
  const json = { version: 'first', shares: [{ invoiceNumber, amount: 500 }] };
  const other = { ...json, overpayment: true };
  return { path: `/bank/entry/${id}/booking`, caller: callers.admin, json, other };
};

export const keyedBankCalls = {
  bookBankEntry,
  undoBankBooking: async (callers: Callers): Promise<KeyedCall> => {
    const call = await bookBankEntry(callers);
    const { entry } = await expectStatus<{ entry: { version: string } }>(
      await sendKeyed(call),
      201,
    );
    const json = { version: entry.version, reason: 'Another customer' };
    const path = call.path.replace('booking', 'undo');
    return { path, caller: callers.admin, json, other: { ...json, reason: 'Another order' } };
  },
  useCredit: async (callers: Callers): Promise<KeyedCall> => {
    const paid = await invoiced(callers);
    const { _id, total } = paid;
    await pay(callers.admin.token, _id, total + 300, { overpayment: true });
    const open = await invoiced(callers);
    const json = { payer: open.payerId, invoices: [open.invoiceNumber] };
    const other = { ...json, invoices: [paid.invoiceNumber] };
    return { path: '/payments/credit', caller: callers.admin, json, other };
  },
};
