import { describe, expect, it } from 'vitest';
import { mail, returns } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { getOrderOf } from '../../testing/orders/parts.ts';
import { askReturn, deliveredOrderOfTools, moveReturn } from '../../testing/orders/returns.ts';
import { expireReturn } from './expireReturns.ts';

const { customer, admin } = await registerShoppers();

const approved = async (kind: string) => {
  const { id, tools } = await deliveredOrderOfTools(customer.token, admin.token, 1);
  const lines = [{ toolId: tools[0], quantity: 1, reason: 'Loose' }];
  const { _id } = await askReturn(customer.token, id, { kind, lines });
  return moveReturn(admin.token, _id, { to: 'approved' });
};

const dayMs = 86_400_000;

describe('expireReturn', () => {
  it('ends an approved return whose pieces have not arrived, once', async () => {
    const found = await approved('return');
    const expiresAt = new Date(found.expiresAt ?? 0);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(29 * dayMs);
    expect(expiresAt.getTime() - Date.now()).toBeLessThan(32 * dayMs);
    const before = new Date(expiresAt.getTime() - 1);
    expect(await expireReturn(found._id, before)).toBe('unchanged');
    expect(await expireReturn(found._id, expiresAt)).toBe('expired');
    expect(await expireReturn(found._id, expiresAt)).toBe('unchanged');
    const stored = await readDocument(returns.doc(found._id));
    expect(stored).toMatchObject({ status: 'expired', checkAt: null });
    expect(stored?.history.at(-1)).toMatchObject({ status: 'expired', actor: 'system', uid: null });
    expect(await readDocument(mail.doc(`return-expired_${found._id}`))).toBeDefined();
    const again = { lines: [{ toolId: found.lines[0]?.toolId, quantity: 5 }] };
    await askReturn(customer.token, found.orderId, again);
    expect((await getOrderOf(customer.token, found.orderId)).returnCount).toBe(2);
  });

  it('leaves a claim, and a return that it does not know', async () => {
    const claim = await approved('claim');
    const later = new Date(Date.now() + 400 * dayMs);
    expect(await expireReturn(claim._id, later)).toBe('unchanged');
    expect(await expireReturn('no-order-R1', later)).toBe('unchanged');
  });
});
