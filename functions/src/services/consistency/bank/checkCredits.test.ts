import { expect, it, onTestFinished } from 'vitest';
import { payments } from '../../../store/collections/collections.ts';
import { findDocuments } from '../../../store/reads/queries.ts';
import {
  newAdmin,
  newBuyer,
  pay,
  placeUsual,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { useCredit } from '../../billing/useCredit.ts';
import { transitionOrder } from '../../ordering/status/transitionOrder.ts';
import { checkCredits } from './checkCredits.ts';

const admin = newAdmin();

it('finds a credit that no order has lost', async () => {
  const buyer = newBuyer();
  const toolId = await createTool();
  const [paid, open] = [await placeUsual(buyer, toolId), await placeUsual(buyer, toolId)];
  const confirmed = { input: { to: 'confirmed' } as const, key: undefined };
  await transitionOrder(open, confirmed, admin);
  await pay(paid, (await storedOrder(paid)).total + 500, admin);
  const invoices = [(await storedOrder(open)).invoiceNumber ?? ''];
  await useCredit({ input: { payer: buyer.uid, invoices }, key: undefined }, admin);
  const problems = async () =>
    (await checkCredits()).filter((problem) => problem.includes(buyer.uid));
  expect(await problems()).toEqual([]);
  const [entry] = await findDocuments(
    payments.where('payerId', '==', buyer.uid).where('method', '==', 'credit'),
    1,
  );
  const reference = payments.doc(entry?.id ?? '');
  onTestFinished(async () => void (await reference.update({ method: 'credit' })));
  await reference.update({ method: 'cash' });
  expect(await problems()).toEqual([
    expect.stringMatching(/has used -?500 cents more credit than it had$/),
  ]);
});
