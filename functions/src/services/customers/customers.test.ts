import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endOfDay, overdueFrom, usualTerms } from '../../contract/index.ts';
import { auditLog, companies, orders } from '../../store/collections/collections.ts';
import { callerOf, registerCustomer } from '../../testing/api/accounts.ts';
import { createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { orderInput } from '../../testing/orders/orders.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { placeOrder } from '../ordering/placing/placeOrder.ts';
import { getCustomer, updateCustomer } from './customers.ts';

useCompanies();

const register = async () => ({ ...callerOf(await registerCustomer()), displayName: 'Ada' });

const orderDueAt = async (dueAt: Date, caller: Awaited<ReturnType<typeof register>>) => {
  const order = { input: orderInput(await createTool()), key: undefined };
  const { insertedId } = await placeOrder(order, caller);
  await orders.doc(insertedId).update({ dueAt, checkAt: overdueFrom(dueAt) });
};

it('adds up what a customer owes, and what of it is overdue', async () => {
  const [ada, berta] = [await register(), await register()];
  await orderDueAt(endOfDay(dayIn(0), timeZone), ada);
  await orderDueAt(endOfDay(dayIn(-1), timeZone), ada);
  await orderDueAt(endOfDay(dayIn(-1), timeZone), berta);
  expect(await getCustomer(ada.uid)).toMatchObject({
    payerId: ada.uid,
    open: 2 * 9995,
    overdue: 9995,
    terms: usualTerms,
    hasDefaultTerms: true,
    defaultTerms: usualTerms,
    creditLimit: null,
    room: null,
  });
});

it('has the terms that were agreed, and what is left of the credit limit', async () => {
  const ada = await register();
  await orderDueAt(endOfDay(dayIn(0), timeZone), ada);
  await updateCustomer(ada.uid, { terms: 'net-60', creditLimit: 20_000 }, ada);
  expect(await getCustomer(ada.uid)).toMatchObject({
    terms: 'net-60',
    hasDefaultTerms: false,
    defaultTerms: usualTerms,
    creditLimit: 20_000,
    open: 9995,
    room: 10_005,
    overdue: 0,
  });
});

it('refuses accounts that it does not know', async () => {
  for (const uid of [randomUUID(), 'a/b']) {
    await expect(getCustomer(uid)).rejects.toMatchObject({ code: 'user-not-found' });
  }
});

it('names a company that has not ordered yet, and records the change of its terms under it', async () => {
  const payerId = await createCompany({ status: 'suspended' });
  const { name = '', number = '' } = (await companies.doc(payerId).get()).data() ?? {};
  expect(await getCustomer(payerId)).toMatchObject({
    payerId,
    profile: null,
    company: { name, number, status: 'suspended' },
    hasDefaultTerms: true,
  });
  const admin = await register();
  await updateCustomer(payerId, { terms: 'net-14', creditLimit: null }, admin);
  const { docs } = await auditLog.where('target.id', '==', payerId).get();
  expect(docs.map((entry) => entry.data())).toMatchObject([
    {
      action: 'customer-changed',
      target: { kind: 'company', id: payerId, label: `${number}, ${name}` },
      after: { terms: 'net-14' },
    },
  ]);
});
