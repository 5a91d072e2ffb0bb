import {
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
} from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { validForms } from 'functions/testing/inputs/validForms';
import { cartLine, fillCartOf, getCartOf } from 'functions/testing/orders/carts';
import { linesBody, orderBody, sendOrder } from 'functions/testing/orders/orders';
import { auditLog, reviews, stockEntries } from 'functions/testing/store/store';
import { createTool, stockOf } from 'functions/testing/tools/tools';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cancelWithRetries,
  moveWithRetries,
  orderWithRetries,
  regularSteps,
} from './support/customer.ts';
import { expectConsistent, stock } from './support/expectConsistent.ts';
import { faults, randomFaults } from './support/faults.ts';
import { type FaultyShop, noFault, startFaultyShop } from './support/faultyShop.ts';
import type { Fault, FaultPolicy } from './support/servers/firestoreProxy.ts';

let shop: FaultyShop;

beforeAll(async () => {
  shop = await startFaultyShop();
  return shop.close;
});

beforeEach(() => {
  shop.faultOf = noFault;
});

/** Makes the first calls of a method fail. */
const failFirst =
  (count: number, failing: string, fault: Fault): FaultPolicy =>
  (method) => {
    if (method !== failing || count === 0) return undefined;
    count -= 1;
    return fault;
  };

const createTools = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => createTool({ available: stock })));

describe.each(faults)('A commit that fails with %s', (_, fault) => {
  it('places one order', async () => {
    const customer = await registerCustomer();
    const toolId = await createTool({ available: stock });
    shop.faultOf = failFirst(2, 'Commit', fault);
    const answer = await sendOrder(customer.token, orderBody(toolId));
    const { insertedId } = await expectStatus<{ insertedId: string }>(answer, 201);
    await expectConsistent([toolId], [customer], { placed: [insertedId] });
  });

  it('places one order of several tools, and cancels it once with a reason', async () => {
    const [customer, admin] = await Promise.all([registerCustomer(), registerAdmin()]);
    const toolIds = await createTools(3);
    shop.faultOf = failFirst(2, 'Commit', fault);
    const id = await orderWithRetries(customer, toolIds);
    shop.faultOf = noFault;
    await expectConsistent(toolIds, [customer], { placed: [id] });
    shop.faultOf = failFirst(2, 'Commit', fault);
    await moveWithRetries(admin, id, { to: 'cancelled', reason: 'Sold out' });
    await expectConsistent(toolIds, [customer], { cancelled: [id] });
    expect((await auditLog.where('by', '==', admin.uid).get()).size).toBe(1);
  });

  it('moves an order once through each status, with one entry each in the audit log', async () => {
    const [customer, admin] = await Promise.all([registerCustomer(), registerAdmin()]);
    const toolIds = await createTools(1);
    const id = await orderWithRetries(customer, toolIds);
    for (const step of regularSteps) {
      shop.faultOf = failFirst(2, 'Commit', fault);
      await moveWithRetries(admin, id, step);
    }
    await expectConsistent(toolIds, [customer], { delivered: [id] });
    expect((await auditLog.where('by', '==', admin.uid).get()).size).toBe(3);
  });

  it('cancels an order once', async () => {
    const customer = await registerCustomer();
    const toolId = await createTool({ available: stock });
    const id = await orderWithRetries(customer, [toolId]);
    shop.faultOf = failFirst(2, 'Commit', fault);
    const answer = await send('DELETE', `/order/${id}`, { token: customer.token });
    expect(await expectStatus(answer, 200)).toEqual({ acknowledged: true, deletedCount: 1 });
    await expectConsistent([toolId], [customer], { cancelled: [id] });
  });

  it('stores a cart, orders from it, and saves and deletes an address', async () => {
    const customer = await registerCustomer();
    const [plane = '', saw = ''] = await createTools(2);
    shop.faultOf = failFirst(2, 'Commit', fault);
    const version = await fillCartOf(customer, [cartLine(plane), cartLine(saw)]);
    expect((await getCartOf(customer)).version).toBe(version);
    shop.faultOf = failFirst(2, 'Commit', fault);
    const order = linesBody([plane], { fromCart: true });
    await expectStatus(await sendOrder(customer.token, order), 201);
    expect((await getCartOf(customer)).lines).toEqual([cartLine(saw)]);
    shop.faultOf = failFirst(2, 'Commit', fault);
    const options = { token: customer.token, json: validForms.address };
    const saved = await send('POST', '/addresses', options);
    const { insertedId } = await expectStatus<{ insertedId: string }>(saved, 201);
    const addresses = await send('GET', '/addresses', { token: customer.token });
    expect(await expectStatus(addresses, 200)).toHaveLength(1);
    shop.faultOf = failFirst(2, 'Commit', fault);
    const deletion = await send('DELETE', `/addresses/${insertedId}`, { token: customer.token });
    expect(await expectStatus(deletion, 200)).toEqual({ acknowledged: true, deletedCount: 1 });
  });

  it('adjusts the stock once, with one entry in ledger and audit log', async () => {
    const { uid, token } = await registerAdmin();
    const toolId = await createTool();
    shop.faultOf = failFirst(2, 'Commit', fault);
    const json = { adjustment: { change: 7, note: 'Counted' } };
    const answer = await send('POST', `/tool/${toolId}/stock`, { token, json });
    expect(await expectStatus(answer, 200)).toMatchObject({ available: 107 });
    expect(await stockOf(toolId)).toEqual({ available: 107, ledger: 107 });
    const [entries, auditEntries] = await Promise.all([
      stockEntries(toolId).where('reason', '==', 'adjustment').get(),
      auditLog.where('by', '==', uid).get(),
    ]);
    expect([entries.size, auditEntries.size]).toEqual([1, 1]);
  });

  it('changes and deletes a tool once, at the given version', async () => {
    const { uid, token } = await registerAdmin();
    const path = `/tool/${await createTool()}`;
    const versionNow = async () => (await send('GET', path, { token })).headers.get('etag') ?? '';
    const headers = { 'If-Match': await versionNow() };
    shop.faultOf = failFirst(2, 'Commit', fault);
    const json = { updatedInfo: { price: 21 } };
    const changed = await expectStatus(await send('PUT', path, { token, json, headers }), 200);
    expect(changed).toMatchObject({ modifiedCount: 1 });
    headers['If-Match'] = await versionNow();
    shop.faultOf = failFirst(2, 'Commit', fault);
    await expectStatus(await send('DELETE', path, { token, headers }), 200);
    expect((await auditLog.where('by', '==', uid).get()).size).toBe(2);
  });

  it('grants the admin right once', async () => {
    const [{ uid, token }, { email }] = await Promise.all([registerAdmin(), registerVerified()]);
    shop.faultOf = failFirst(2, 'Commit', fault);
    const answer = await send('PUT', `/user/admin/${email}`, { token });
    expect(await expectStatus(answer, 200)).toMatchObject({ modifiedCount: 1 });
    expect((await auditLog.where('by', '==', uid).get()).size).toBe(1);
  });

  it('publishes a review once', async () => {
    const { uid, token } = await registerCustomer();
    shop.faultOf = failFirst(2, 'Commit', fault);
    const json = { review: validForms.review };
    await expectStatus(await send('POST', '/review', { token, json }), 201);
    expect((await reviews.where('userId', '==', uid).get()).size).toBe(1);
  });
});

describe('A Firestore that fails at random', () => {
  it('leaves no incomplete order, and loses no confirmed one', async () => {
    const admin = await registerAdmin();
    const customers = await Promise.all(Array.from({ length: 3 }, () => registerCustomer()));
    const toolIds = await createTools(2);
    shop.faultOf = randomFaults;
    const buy = async (customer: TestAccount) => {
      const cancelled = await orderWithRetries(customer, toolIds);
      await cancelWithRetries(customer, cancelled);
      const delivered = await orderWithRetries(customer, toolIds);
      for (const step of regularSteps) await moveWithRetries(admin, delivered, step);
      return { cancelled, delivered, placed: await orderWithRetries(customer, toolIds) };
    };
    const bought = await Promise.all(customers.map(buy));
    shop.faultOf = noFault;
    await expectConsistent(toolIds, customers, {
      placed: bought.map(({ placed }) => placed),
      delivered: bought.map(({ delivered }) => delivered),
      cancelled: bought.map(({ cancelled }) => cancelled),
    });
  });
});
