import { expect, it } from 'vitest';
import { creditorReferenceOf, type Order } from '../../contract/index.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { addEntry, readEntry, sendStep, shareOf } from '../../testing/bank/bookings.ts';
import { openCardPage, payByCard, pressOn } from '../../testing/orders/cards.ts';
import { advanceOrder, placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();
const toolId = await createTool({ available: 1_000 });
const { token } = admin;

const readOrder = async (id: string): Promise<Order> =>
  expectStatus(await send('GET', `/order/${id}`, { token }), 200);

const invoiced = async (): Promise<Order> => {
  const { _id } = (await placeOrderOf(customer.token, toolId)).order;
  await advanceOrder(token, _id, 'confirmed');
  return readOrder(_id);
};

const bookingOf = ({ invoiceNumber }: Order, amount: number) => ({
  version: 'first',
  shares: [{ invoiceNumber, amount }],
});

it('A booking closes the card page of its order, so that nobody pays twice', async () => {
  const order = await invoiced();
  const page = await openCardPage(customer.token, order._id);
  const id = await addEntry({ amount: order.total });
  await expectStatus(await sendStep(token, id, 'booking', bookingOf(order, order.total)), 201);
  expect((await pressOn(page, 'pay')).status).toBe(409);
  expect((await readOrder(order._id)).paid).toBe(order.total);
});

it('A row whose invoice was paid by card meanwhile is not booked, and says so', async () => {
  const order = await invoiced();
  const importId = crypto.randomUUID();
  const id = await addEntry({
    importId,
    amount: order.total,
    reference: creditorReferenceOf(order.invoiceNumber ?? '') ?? '',
    certainty: 'sure',
    cause: 'reference-and-sum',
    shares: [shareOf(order)],
  });
  await payByCard(customer.token, order._id);
  const refused = await sendStep(token, id, 'booking', bookingOf(order, order.total));
  await expectProblem(refused, 409, 'overpayment');
  const sure = await send('POST', `/bank/entries/sure?import=${importId}`, { token });
  expect(await expectStatus(sure, 200)).toMatchObject({ booked: 0, changed: 1 });
  expect(await readEntry(token, id)).toMatchObject({ status: 'open', cause: 'paid-before' });
});

it('A row can still pay an order of an account that was deleted', async () => {
  const { customer: gone } = await registerShoppers();
  const { _id } = (await placeOrderOf(gone.token, toolId)).order;
  await advanceOrder(token, _id, 'confirmed');
  await expectStatus(await send('DELETE', `/user/${gone.email}`, { token: gone.token }), 200);
  const order = await readOrder(_id);
  const id = await addEntry({ amount: order.total, payerAccount: `ACCOUNT ${_id}` });
  await expectStatus(await sendStep(token, id, 'booking', bookingOf(order, order.total)), 201);
  expect((await readOrder(_id)).paid).toBe(order.total);
});
