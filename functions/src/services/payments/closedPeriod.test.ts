import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, type ShopSettings } from '../../contract/index.ts';
import { shopSettings } from '../../store/collections/collections.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { recordPayment, reversePayment } from './recordPayments.ts';

// Other tests record payments at the same time: the accounts are closed in another document.
vi.mock('../../store/collections/collections.ts', async (original) => {
  const collections = await original<typeof import('../../store/collections/collections.ts')>();
  return { ...collections, shopSettings: collections.shopSettings.parent.doc('of-closed-period') };
});

let settings: ShopSettings;

const close = (closedUntil: string) =>
  shopSettings.update({ 'journal.closedUntil': closedUntil } as never);

beforeAll(async () => {
  settings = (await shopSettings.parent.doc('shop').get()).data() as never;
  await shopSettings.set({
    ...settings,
    journal: { ...settings.journal, closedUntil: '' },
  } as never);
  return async () => {
    await shopSettings.delete();
  };
});

const createdAt = new Date(Date.now() - 100 * 86_400_000);
const earlier = dayIn(-60);

describe('A payment in a closed period', () => {
  it('is refused until the last closed day, and accepted after it', async () => {
    const admin = callerOf(await registerAdmin(), true);
    const id = await storeOrder({ createdAt });
    const record = (receivedAt: string) => {
      const input = { amount: 100, method: 'cash', reference: '', receivedAt } as const;
      return recordPayment(id, { input, key: undefined }, admin);
    };
    const { payment } = await record(earlier);
    await close(earlier);
    await expect(record(earlier)).rejects.toMatchObject({
      code: 'validation',
      details: { errors: { receivedAt: expect.stringContaining('closed until') } },
    });
    await record(addDays(earlier, 1));
    const reversal = { reason: 'Typo' };
    const { payment: today } = await reversePayment({ id, payment: payment._id }, reversal, admin);
    expect(today).toMatchObject({
      kind: 'reversal',
      amount: -100,
      receivedAt: dayOf(new Date(), settings.timeZone),
    });
  });
});
