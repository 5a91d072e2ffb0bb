import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits, stockAlertId } from '../../contract/index.ts';
import { setStockAlert } from '../../services/catalogue/alerts/stockAlerts.ts';
import { stockAlerts } from '../../store/collections/collections.ts';
import { db } from '../../store/collections/firebase.ts';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  registerWithoutEmail,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [customer, other, admin] = await Promise.all([
  registerCustomer(),
  registerCustomer(),
  registerAdmin(),
]);

const set = ({ token }: TestAccount, id: string) => send('PUT', `/tool/${id}/alert`, { token });
const withdraw = ({ token }: TestAccount, id: string) =>
  send('DELETE', `/tool/${id}/alert`, { token });
const listOf = async ({ token }: TestAccount) =>
  expectStatus<string[]>(await send('GET', '/alerts', { token }), 200);

const soldOut = () => createTool({ available: 0 });
const alertsOf = async (field: 'userId' | 'toolId', id: string) =>
  (await stockAlerts.where(field, '==', id).get()).docs.map((alert) => alert.data());

const acknowledged = { acknowledged: true };

describe('A stock alert', () => {
  it('is kept once per account and tool, and listed for its account alone', async () => {
    const [one, two] = [await soldOut(), await soldOut()];
    const buyer = await registerCustomer();
    expect(await expectStatus(await set(buyer, one), 200)).toEqual(acknowledged);
    const repeated = await Promise.all(Array.from({ length: 10 }, () => set(buyer, two)));
    for (const response of repeated)
      expect(await expectStatus(response, 200)).toEqual(acknowledged);
    await expectStatus(await set(other, one), 200);
    expect((await listOf(buyer)).toSorted()).toEqual([one, two].toSorted());
    expect(await alertsOf('userId', buyer.uid)).toHaveLength(2);
    expect(await alertsOf('toolId', one)).toEqual(
      expect.arrayContaining([
        { userId: buyer.uid, payerId: buyer.uid, toolId: one, createdAt: expect.any(Date) },
        { userId: other.uid, payerId: other.uid, toolId: one, createdAt: expect.any(Date) },
      ]),
    );
  });

  it('can be withdrawn, once', async () => {
    const id = await soldOut();
    await expectStatus(await set(customer, id), 200);
    await expectStatus(await set(other, id), 200);
    const withdrawn = await expectStatus(await withdraw(customer, id), 200);
    expect(withdrawn).toEqual({ acknowledged: true, deletedCount: 1 });
    const again = await expectStatus(await withdraw(customer, id), 200);
    expect(again).toEqual({ acknowledged: true, deletedCount: 0 });
    expect(await listOf(customer)).not.toContain(id);
    expect(await listOf(other)).toContain(id);
  });

  it.each(['missing', 'a%2Fb', '__id__', '..'])('is not possible for the tool %s', async (id) => {
    await expectProblem(
      await set(customer, encodeURI(id)),
      404,
      id === '..' ? 'not-found' : 'tool-not-found',
    );
  });

  it.each([
    { available: 1, minOrder: 1 },
    { available: 3, minOrder: 5 },
    { available: 12, minOrder: 5, orderMultiple: 6 },
  ])('is refused while %j can be bought', async (stock) => {
    const id = await createTool(stock);
    const problem = await expectProblem(await set(customer, id), 409, 'in-stock');
    expect(problem).toMatchObject({
      detail: 'This tool is in stock: you can order it now.',
      tool: { _id: id, ...stock },
    });
    expect(await alertsOf('toolId', id)).toEqual([]);
  });

  it('is possible when what is left cannot be bought', async () => {
    const id = await createTool({ available: 3, minOrder: 5, sellRemainder: false });
    await expectStatus(await set(customer, id), 200);
  });

  it('is limited to a number per account', async () => {
    const buyer = await registerCustomer();
    const batch = db.batch();
    for (let n = 0; n < limits.stockAlerts; n += 1) {
      const alert = {
        userId: buyer.uid,
        payerId: buyer.uid,
        toolId: `${n}`,
        createdAt: new Date(),
      };
      batch.set(stockAlerts.doc(stockAlertId(buyer.uid, `${n}`)), alert);
    }
    await batch.commit();
    const id = await soldOut();
    const problem = await expectProblem(await set(buyer, id), 400, 'validation');
    const message = 'You can wait for at most 200 tools: remove one of your alerts first';
    expect(problem).toMatchObject({ errors: { alerts: message }, detail: `${message}.` });
    expect(await listOf(buyer)).toHaveLength(limits.stockAlerts);
    await expectStatus(await withdraw(buyer, '7'), 200);
    await expectStatus(await set(buyer, id), 200);
    await expectStatus(await send('DELETE', `/user/${buyer.email}`, buyer), 200);
    expect(await alertsOf('userId', buyer.uid)).toEqual([]);
  });

  it('goes with its tool', async () => {
    const id = await soldOut();
    await Promise.all([set(customer, id), set(other, id)]);
    await expectStatus(await send('DELETE', `/tool/${id}`, admin), 200);
    expect(await alertsOf('toolId', id)).toEqual([]);
    expect(await listOf(customer)).not.toContain(id);
  });

  it('goes with its tool also when it is set during the deletion', async () => {
    const race = async () => {
      const id = await soldOut();
      const [response] = await Promise.all([
        set(customer, id),
        send('DELETE', `/tool/${id}`, admin),
      ]);
      expect([200, 404]).toContain(response.status);
      expect(await alertsOf('toolId', id)).toEqual([]);
    };
    await Promise.all(Array.from({ length: 10 }, race));
  });

  it('goes with its account, also when it is set during the deletion', async () => {
    const id = await soldOut();
    const race = async () => {
      const buyer = await registerCustomer();
      await set(buyer, await soldOut());
      const caller = callerOf(buyer);
      await Promise.all([
        setStockAlert(id, caller).catch(({ code }) => expect(code).toBe('user-not-found')),
        send('DELETE', `/user/${buyer.email}`, buyer),
      ]);
      expect(await alertsOf('userId', buyer.uid)).toEqual([]);
    };
    await Promise.all(Array.from({ length: 10 }, race));
  });

  it('needs an account with an address', async () => {
    const path = `/tool/${randomUUID()}/alert`;
    const token = await registerWithoutEmail();
    for (const [method, url] of [
      ['PUT', path],
      ['DELETE', path],
      ['GET', '/alerts'],
    ] as const) {
      await expectProblem(await send(method, url), 401, 'unauthenticated');
      await expectProblem(await send(method, url, { token }), 403, 'email-required');
    }
  });
});
