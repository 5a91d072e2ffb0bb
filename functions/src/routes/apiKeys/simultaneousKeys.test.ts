/** Calls with API keys at the same time: many that do not exist, and one that is revoked meanwhile. */
import { describe, expect, it } from 'vitest';
import { newKeyText } from '../../apiKeys/keyText.ts';
import type { Order, PlacedOrder } from '../../contract/index.ts';
import { authenticateKey } from '../../http/access/authenticateKey.ts';
import { registerAdmin, registerVerified } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { addKey } from '../../testing/apiKeys/keys.ts';
import { activeCompany } from '../../testing/companies/companies.ts';
import { linesBody } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

const admin = await registerAdmin();

/** What a call with a key from an address is answered with. */
const codeOf = (text: string, ip: string): Promise<string> =>
  authenticateKey(text, { ip, ips: [], method: 'GET', path: '/orders' }).then(
    () => 'accepted',
    ({ code, details }) => details.keyProblem ?? code,
  );

describe('Keys that do not exist', () => {
  it('are looked for at most sixty times a minute for an address, also at the same time', async () => {
    const address = '203.0.113.77';
    const texts = Array.from({ length: 70 }, () => newKeyText('test'));
    const codes = await Promise.all(texts.map((text) => codeOf(text, address)));
    expect(codes.filter((code) => code === 'unknown')).toHaveLength(60);
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(10);
    expect(await codeOf(newKeyText('test'), address)).toBe('rate-limited');
    expect(await codeOf(newKeyText('test'), '203.0.113.78')).toBe('unknown');
  });

  it('do not stop a key from an address that was found before', async () => {
    const address = '203.0.113.79';
    const { secret } = await addKey(admin, { permissions: ['read_orders'] });
    expect(await codeOf(secret, address)).toBe('accepted');
    const texts = Array.from({ length: 61 }, () => newKeyText('test'));
    await Promise.all(texts.map((text) => codeOf(text, address)));
    expect(await codeOf(secret, address)).toBe('accepted');
  });
});

describe('A key that is revoked while it orders', () => {
  it('has placed exactly the orders that were acknowledged, and none afterwards', async () => {
    const owner = await registerVerified();
    const { _id: companyId } = await activeCompany(owner, admin);
    const permissions = ['read_orders', 'write_orders'];
    const { secret, insertedId } = await addKey(owner, { permissions }, companyId);
    const json = linesBody([await createTool({ available: 1_000 })]);
    const order = () => send('POST', '/order', { token: secret, json });
    const first = await expectStatus<PlacedOrder>(await order(), 201);
    const path = `/company/${companyId}/keys/${insertedId}`;
    const orders = Array.from({ length: 4 }, order);
    const revocation = send('DELETE', path, { token: owner.token });
    const answers = await Promise.all([...orders, ...Array.from({ length: 4 }, order)]);
    await expectStatus(await revocation, 200);
    const late = await order();
    expect(late.status).toBe(401);
    const placed = [first.insertedId];
    for (const answer of answers) {
      const body = (await answer.json()) as { insertedId: string; code?: string };
      if (answer.status === 201) placed.push(body.insertedId);
      else expect([answer.status, body.code]).toEqual([401, 'key-refused']);
    }
    const list = await send('GET', `/company/${companyId}/orders`, { token: owner.token });
    const stored = await expectStatus<Order[]>(list, 200);
    expect(stored.map(({ _id }) => _id).toSorted()).toEqual(placed.toSorted());
  });
});
