import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type AuditEntry,
  type AuditTargetKind,
  auditTargetKinds,
  generatedSku,
  type Inserted,
} from '../../contract/index.ts';
import { registerAdmin, registerCustomer, registerVerified } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import { createTool } from '../../testing/tools/tools.ts';

const began = Date.now();

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const entriesOf = async (kind: AuditTargetKind, id: string): Promise<AuditEntry[]> => {
  const path = `/audit?target=${kind}/${encodeURIComponent(id)}`;
  return expectStatus<AuditEntry[]>(await send('GET', path, admin), 200);
};

/** The recorded change of a request. Checks the author and the time of the entry. */
const entryOf = async (kind: AuditTargetKind, id: string, response: Response) => {
  const requestId = response.headers.get('x-request-id');
  const entries = await entriesOf(kind, id);
  const {
    _id,
    at,
    requestId: _,
    by,
    byEmail,
    ...change
  } = entries.find((entry) => entry.requestId === requestId) ??
  expect.fail(JSON.stringify(entries));
  expect([by, byEmail]).toEqual([admin.uid, admin.email]);
  expect(Date.parse(at)).toBeGreaterThanOrEqual(began);
  expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  return change;
};

const tool = {
  toolName: 'Plough plane',
  price: 80,
  available: 12,
  minOrder: 1,
  toolDescription: 'Cuts grooves.',
  imageLink: linkTo('tools/plough/picture.webp'),
};

describe('The audit log records', () => {
  it('a tool that is created, changed and deleted', async () => {
    const { token } = admin;
    const post = await send('POST', '/tool', { token, json: { updatedInfo: tool } });
    const { insertedId: id } = await expectStatus<Inserted>(post.clone(), 201);
    const target = { kind: 'tool', id, label: 'Plough plane' };
    const audited = {
      ...tool,
      sku: generatedSku('other', id),
      stage: 'on-sale',
      costPrice: null,
      category: 'other',
      orderMultiple: 1,
      maxOrder: null,
      sellRemainder: true,
      storagePlace: '',
      priceBreaks: '',
      specifications: '',
      morePictures: '',
      attributes: '',
      gtin: '',
      replacedBy: '',
      accessories: '',
      spareParts: '',
      alternatives: '',
    };
    expect(await entryOf('tool', id, post)).toEqual({
      action: 'tool-created',
      target,
      before: {},
      after: audited,
    });
    const json = { updatedInfo: { price: 75, minOrder: 1, available: 10 } };
    const put = await send('PUT', `/tool/${id}`, { token, json });
    await expectStatus(put.clone(), 200);
    expect(await entryOf('tool', id, put)).toEqual({
      action: 'tool-changed',
      target,
      before: { price: 80, available: 12 },
      after: { price: 75, available: 10 },
    });
    const remove = await send('DELETE', `/tool/${id}`, { token });
    await expectStatus(remove.clone(), 200);
    expect(await entryOf('tool', id, remove)).toEqual({
      action: 'tool-deleted',
      target,
      before: { ...audited, price: 75, available: 10 },
      after: {},
    });
    expect((await entriesOf('tool', id)).map(({ action }) => action)).toEqual([
      'tool-deleted',
      'tool-changed',
      'tool-created',
    ]);
  });

  it('the lists of a tool, as texts', async () => {
    const { token } = admin;
    const post = await send('POST', '/tool', { token, json: { updatedInfo: tool } });
    const { insertedId: id } = await expectStatus<Inserted>(post, 201);
    const updatedInfo = {
      sku: `aud-${randomUUID().slice(0, 8)}`,
      priceBreaks: [
        { minQuantity: 24, price: 78.9 },
        { minQuantity: 48, price: 70 },
      ],
      specifications: [
        { name: 'Length', value: '350 mm' },
        { name: 'Sole', value: 'cast iron: ground' },
      ],
      maxOrder: 60,
    };
    const put = await send('PUT', `/tool/${id}`, { token, json: { updatedInfo } });
    await expectStatus(put.clone(), 200);
    expect(await entryOf('tool', id, put)).toMatchObject({
      before: {
        sku: generatedSku('other', id),
        priceBreaks: '',
        specifications: '',
        maxOrder: null,
      },
      after: {
        sku: updatedInfo.sku.toUpperCase(),
        priceBreaks: '24: 78.90; 48: 70.00',
        specifications: 'Length: 350 mm\nSole: cast iron: ground',
        maxOrder: 60,
      },
    });
  });

  it('a right that is granted and withdrawn, once each', async () => {
    const { uid, email } = await registerVerified();
    const path = `/user/admin/${email}`;
    const grant = await send('PUT', path, admin);
    await expectStatus(grant.clone(), 200);
    const target = { kind: 'user', id: uid, label: email };
    expect(await entryOf('user', uid, grant)).toEqual({
      action: 'admin-granted',
      target,
      before: { role: 'customer' },
      after: { role: 'admin' },
    });
    await expectStatus(await send('PUT', path, admin), 200);
    const withdraw = await send('DELETE', path, admin);
    await expectStatus(withdraw.clone(), 200);
    expect(await entryOf('user', uid, withdraw)).toEqual({
      action: 'admin-withdrawn',
      target,
      before: { role: 'admin' },
      after: { role: 'customer' },
    });
    expect(await entriesOf('user', uid)).toHaveLength(2);
  });

  it.each([true, false])(
    'a user that an admin deletes, with a profile: %s',
    async (withProfile) => {
      const account = await registerCustomer({ displayName: 'Ada' });
      const { uid, email, token } = account;
      const json = { currentUser: { email } };
      if (withProfile)
        await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
      const response = await send('DELETE', `/user/${email}`, admin);
      await expectStatus(response.clone(), 200);
      expect(await entryOf('user', uid, response)).toEqual({
        action: 'user-deleted',
        target: { kind: 'user', id: uid, label: email },
        before: { role: 'customer', ...(withProfile && { displayName: 'Ada' }) },
        after: {},
      });
    },
  );

  it('an order that an admin cancels', async () => {
    const toolId = await createTool();
    const { insertedId: id, order } = await placeOrderOf(customer.token, toolId);
    const response = await send('DELETE', `/order/${id}`, admin);
    await expectStatus(response.clone(), 200);
    expect(await entryOf('order', id, response)).toEqual({
      action: 'order-cancelled',
      target: { kind: 'order', id, label: `${order.number}, ${customer.email}` },
      before: { status: 'placed' },
      after: { status: 'cancelled' },
    });
  });

  it('no action that fails, changes nothing, or concerns the caller’s own data', async () => {
    const { token } = admin;
    const id = await createTool();
    const put = (updatedInfo: object) =>
      send('PUT', `/tool/${id}`, { token, json: { updatedInfo } });
    await expectProblem(await put({ price: 0 }), 400, 'validation');
    await expectStatus(await put({ price: 19.99 }), 200);
    expect(await entriesOf('tool', id)).toEqual([]);
    const buyer = await registerCustomer();
    const order = await placeOrderOf(buyer.token, id);
    await expectStatus(await send('DELETE', `/order/${order.insertedId}`, buyer), 200);
    await expectProblem(
      await send('DELETE', `/order/${order.insertedId}`, admin),
      409,
      'order-not-cancellable',
    );
    expect(await entriesOf('order', order.insertedId)).toEqual([]);
    await expectStatus(await send('DELETE', `/user/${buyer.email}`, buyer), 200);
    expect(await entriesOf('user', buyer.uid)).toEqual([]);
  });
});

describe('GET /audit', () => {
  it('pages through the entries of one object, newest first', async () => {
    const id = await createTool();
    const { token } = admin;
    for (let price = 1; price <= 5; price += 1) {
      const json = { updatedInfo: { price } };
      await expectStatus(await send('PUT', `/tool/${id}`, { token, json }), 200);
    }
    const pages = await allPages<AuditEntry>(`/audit?target=tool/${id}&limit=2`, token);
    expect(pages.map((page) => page.map(({ after }) => after.price))).toEqual([
      [5, 4],
      [3, 2],
      [1],
    ]);
  });

  it('lists the entries of all objects', async () => {
    const id = await createTool();
    const { token } = admin;
    await expectStatus(await send('DELETE', `/tool/${id}`, { token }), 200);
    const list = await expectStatus<AuditEntry[]>(
      await send('GET', '/audit?limit=100', admin),
      200,
    );
    expect(list.map(({ target }) => target.id)).toContain(id);
    const times = list.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each(auditTargetKinds)('returns nothing for an unknown %s', async (kind) => {
    expect(await entriesOf(kind, randomUUID())).toEqual([]);
  });

  it.each(['target=tool', 'target=tool/', 'target=shop/x', 'target=tool/a&target=tool/b'])(
    'refuses %s',
    async (query) => {
      const problem = await expectProblem(
        await send('GET', `/audit?${query}`, admin),
        400,
        'validation',
      );
      const kinds = auditTargetKinds.map((kind) => `${kind}/…`).join(', ');
      const message = `target must be one of: ${kinds}`;
      expect(problem.errors).toEqual({ target: message });
    },
  );

  it.each(['limit=0', 'cursor=x'])('refuses %s', async (query) => {
    await expectProblem(await send('GET', `/audit?${query}`, admin), 400, 'validation');
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/audit'), 401, 'unauthenticated');
    await expectProblem(await send('GET', '/audit', customer), 403, 'forbidden');
  });
});

describe('GET /audit with filters', () => {
  const changedTool = async () => {
    const id = await createTool();
    const updatedInfo = { price: 75 };
    const { token } = admin;
    await expectStatus(await send('PUT', `/tool/${id}`, { token, json: { updatedInfo } }), 200);
    return id;
  };

  const read = async (query: Record<string, string>) =>
    expectStatus<AuditEntry[]>(
      await send('GET', `/audit?${new URLSearchParams(query)}`, admin),
      200,
    );

  it('is filtered by admin, action and days, alone and together', async () => {
    const id = await changedTool();
    const today = dayIn(0);
    const filters: Record<string, string> = {
      target: `tool/${id}`,
      admin: ` ${admin.email.toUpperCase()}`,
      action: 'tool-changed',
      from: '2026-01-01',
      to: today,
    };
    const names = Object.keys(filters);
    // All combinations, so that each has an index.
    for (let bits = 1; bits < 2 ** names.length; bits += 1) {
      const subset = names.filter((_, index) => bits & (1 << index));
      const query = Object.fromEntries(subset.map((name) => [name, filters[name] ?? '']));
      const entries = await read({ ...query, limit: '5' });
      if (query.target) expect(entries.map(({ target }) => target.id)).toContain(id);
      if (query.action) expect(new Set(entries.map(({ action }) => action)).size).toBe(1);
      if (query.admin) expect(new Set(entries.map(({ byEmail }) => byEmail)).size).toBe(1);
    }
    expect(await read({ target: `tool/${id}`, to: '2026-01-01' })).toEqual([]);
    expect(await read({ target: `tool/${id}`, action: 'user-deleted' })).toEqual([]);
    expect(await read({ admin: 'nobody@example.test' })).toEqual([]);
  });

  it('keeps its filters in the link to the next page', async () => {
    await changedTool();
    await changedTool();
    const response = await send(
      'GET',
      `/audit?admin=${admin.email}&action=tool-changed&limit=1`,
      admin,
    );
    const link = response.headers.get('link');
    expect(link).toContain('action=tool-changed');
    expect(link).toContain(`admin=${encodeURIComponent(admin.email)}`);
  });

  it.each([
    ['admin=nobody', { admin: 'admin must be an e-mail address' }],
    ['admin=a@b.co&admin=c@d.co', { admin: 'admin must be an e-mail address' }],
    ['action=tool-sharpened', { action: expect.stringMatching(/^action must be one of: tool-/) }],
    ['from=yesterday', { from: 'from must be a day, like 2026-11-21' }],
    ['from=2026-11-21&to=2026-11-20', { to: 'to must not be before from' }],
  ])('refuses %s', async (query, errors) => {
    const response = await send('GET', `/audit?${query}`, admin);
    expect((await expectProblem(response, 400, 'validation')).errors).toEqual(errors);
  });
});
