import { describe, expect, it } from 'vitest';
import { stockAlertId } from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { mail, stockAlerts, tools } from '../../../store/collections/collections.ts';
import { callerOf, registerCustomer } from '../../../testing/api/accounts.ts';
import { mailsAbout, recipientsAbout } from '../../../testing/mails/mails.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { notifyIfBackInStock } from './backInStock.ts';
import { setStockAlert } from './stockAlerts.ts';

const soldOut = () => createTool({ available: 0 });

const storedTool = async (id: string): Promise<ToolDocument> => {
  const storedTool = (await tools.doc(id).get()).data();
  return storedTool ?? expect.fail(`There is no tool ${id}`);
};

/** The event of a change of the stock, of which the suite's own function sees nothing. */
const changeOf = async (id: string, [from, to]: [number, number]) => {
  const tool = await storedTool(id);
  return { id, before: { ...tool, available: from }, after: { ...tool, available: to } };
};

/**
 * A tool with pieces again, for which alerts are stored directly: had the stock changed after them,
 * the suite's function would take them.
 */
const restockedTool = async (userIds: readonly string[]): Promise<string> => {
  const id = await createTool({ available: 40, minOrder: 5 });
  const alerts = userIds.map((userId) =>
    stockAlerts
      .doc(stockAlertId(userId, id))
      .set({ userId, payerId: userId, toolId: id, createdAt: new Date('2026-11-22T10:00:00Z') }),
  );
  await Promise.all(alerts);
  return id;
};

const alertsFor = async (id: string) =>
  (await stockAlerts.where('toolId', '==', id).count().get()).data().count;

describe('A tool that is back in stock', () => {
  it('sends a mail to each account that waits, once, and ends its alert', async () => {
    const [one, two] = await Promise.all([registerCustomer(), registerCustomer()]);
    const id = await restockedTool([one.uid, two.uid]);
    const change = await changeOf(id, [0, 40]);
    await Promise.all([notifyIfBackInStock(change), notifyIfBackInStock(change)]);
    await notifyIfBackInStock(change);
    const expected = [one, two].map(({ email }) => `back-in-stock: ${email}`);
    expect((await recipientsAbout(id)).toSorted()).toEqual(expected.toSorted());
    expect(await alertsFor(id)).toBe(0);
    for (const { message } of await mailsAbout(id)) expect(message.text).toContain(id);
  });

  it.each([
    ['could be bought before', [20, 40]],
    ['has too few pieces', [0, 0]],
  ] as const)('sends nothing if it %s', async (_, [from, to]) => {
    const { uid } = await registerCustomer();
    const id = await restockedTool([uid]);
    await notifyIfBackInStock(await changeOf(id, [from, to]));
    expect([await mailsAbout(id), await alertsFor(id)]).toEqual([[], 1]);
  });

  it('sends nothing if it is sold out again, or gone', async () => {
    const { uid } = await registerCustomer();
    const id = await soldOut();
    await setStockAlert(id, { uid, payerId: uid });
    await notifyIfBackInStock(await changeOf(id, [0, 40]));
    expect([await mailsAbout(id), await alertsFor(id)]).toEqual([[], 1]);
    const change = await changeOf(id, [0, 40]);
    await notifyIfBackInStock({ ...change, id: 'no-such-tool' });
    expect(await mailsAbout('no-such-tool')).toEqual([]);
  });

  it('drops the alerts of accounts that are gone, of more than one batch', async () => {
    const account = await registerCustomer();
    const gone = Array.from({ length: 249 }, (_, index) => `gone-${index}`);
    const id = await restockedTool([...gone, account.uid]);
    await notifyIfBackInStock(await changeOf(id, [0, 40]));
    expect(await recipientsAbout(id)).toEqual([`back-in-stock: ${account.email}`]);
    expect(await alertsFor(id)).toBe(0);
  });

  it('sends another mail for a later alert', async () => {
    const account = await registerCustomer();
    const id = await restockedTool([account.uid]);
    const change = await changeOf(id, [0, 40]);
    await notifyIfBackInStock(change);
    await stockAlerts.doc(stockAlertId(account.uid, id)).set({
      userId: account.uid,
      payerId: account.uid,
      toolId: id,
      createdAt: new Date('2026-11-23T10:00:00Z'),
    });
    await notifyIfBackInStock(change);
    expect(await mail.where('about.id', '==', id).get()).toMatchObject({ size: 2 });
  });

  it('refuses an alert that comes just after the restock', async () => {
    const account = await registerCustomer();
    const id = await createTool({ available: 40, minOrder: 5 });
    await expect(setStockAlert(id, callerOf(account))).rejects.toMatchObject({ code: 'in-stock' });
  });
});
