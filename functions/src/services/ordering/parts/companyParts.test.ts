import { describe, expect, it } from 'vitest';
import { spendingMonthOf } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { mail, spending } from '../../../store/collections/collections.ts';
import {
  createCompany,
  newMember,
  useCompanies,
} from '../../../testing/companies/buyingCompany.ts';
import { newAdmin, placeUsual, storedOrder } from '../../../testing/orders/prepaidOrders.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { transitionOrder } from '../status/transitionOrder.ts';
import { cancelPieces } from './cancelPieces.ts';
import { creditInvoice } from './creditInvoice.ts';
import { deliverShipment } from './endShipment.ts';
import { shipOrder } from './shipOrder.ts';

useCompanies();

const admin = newAdmin();
const key = undefined;
const reason = 'As agreed by phone';

const spentBy = async ({ payerId, uid }: Caller): Promise<unknown> => {
  const { year, month } = spendingMonthOf(new Date());
  const stored = await spending.doc(`${payerId}_${uid}_${year}`).get();
  return stored.data()?.months[month];
};

const confirm = (id: string) => transitionOrder(id, { input: { to: 'confirmed' }, key }, admin);

const placeFor = async (buyer: Caller) => {
  const tools = [await createTool(), await createTool()];
  return { tools, id: await placeUsual(buyer, ...tools) };
};

describe('An order in parts for a company', () => {
  it('takes what is cancelled and credited from what its member has spent, net', async () => {
    const buyer = await newMember(await createCompany(), 'buyer');
    const { id, tools } = await placeFor(buyer);
    const { subtotal } = await storedOrder(id);
    expect(await spentBy(buyer)).toBe(subtotal);
    const lines = (at: number, quantity: number) => [{ toolId: tools[at] ?? '', quantity }];
    await cancelPieces(id, { input: { lines: lines(0, 5), reason: '' }, key }, buyer);
    expect(await spentBy(buyer)).toBe(9_995);
    await confirm(id);
    await cancelPieces(id, { input: { lines: lines(1, 2), reason }, key }, admin);
    expect(await spentBy(buyer)).toBe(9_995 - 2 * 1_999);
    const { invoiceNumber } = await storedOrder(id);
    const input = { lines: undefined, amount: 500, text: 'Late', reason };
    await creditInvoice(invoiceNumber ?? '', { input, key }, admin);
    expect(await spentBy(buyer)).toBe(9_995 - 2 * 1_999 - 500);
  });

  it('sends its credit notes to the address for invoices, too', async () => {
    const companyId = await createCompany({ invoiceEmail: 'invoices@oak-ash.test' });
    const buyer = await newMember(companyId, 'buyer');
    const { id } = await placeFor(buyer);
    await confirm(id);
    const { invoiceNumber } = await storedOrder(id);
    const input = { lines: undefined, amount: 500, text: 'Late', reason };
    await creditInvoice(invoiceNumber ?? '', { input, key }, admin);
    const [number] = (await storedOrder(id)).creditNoteNumbers;
    const sent = (await mail.doc(`company-invoice_${number}`).get()).data();
    expect(sent).toMatchObject({ to: ['invoices@oak-ash.test'], attachedInvoice: number });
  });

  it('is received by members who order, and cancelled by none who only looks', async () => {
    const companyId = await createCompany();
    const buyer = await newMember(companyId, 'buyer');
    const [other, bookkeeper, owner] = [
      await newMember(companyId, 'buyer'),
      await newMember(companyId, 'bookkeeper'),
      await newMember(companyId, 'owner'),
    ];
    const { id } = await placeFor(buyer);
    const cancel = (by: Caller) =>
      cancelPieces(id, { input: { lines: undefined, reason: '' }, key }, by);
    await expect(cancel(other)).rejects.toMatchObject({ code: 'order-not-found' });
    await expect(cancel(bookkeeper)).rejects.toMatchObject({ code: 'order-not-cancellable' });
    await confirm(id);
    const input = { lines: undefined, carrier: 'UPS', trackingNumber: '1Z' };
    await shipOrder(id, { input, key }, admin);
    const deliver = (by: Caller) => deliverShipment(`${id}-S1`, key, by);
    await expect(deliver(other)).rejects.toMatchObject({ code: 'shipment-not-found' });
    await expect(deliver(bookkeeper)).rejects.toMatchObject({ code: 'shipment-not-changeable' });
    expect((await deliver(owner)).order.history.at(-1)).toMatchObject({
      step: 'delivered',
      actor: 'customer',
      uid: owner.uid,
    });
  });
});
