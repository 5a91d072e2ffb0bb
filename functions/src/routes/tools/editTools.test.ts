import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Deleted,
  generatedSku,
  type Inserted,
  type Order,
  toolDefaults,
  type Updated,
} from '../../contract/index.ts';
import { stockEntries, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { orderBody, placeOrderOf, sendOrder } from '../../testing/orders/orders.ts';
import { isThere, linkTo, upload, uploadPicture } from '../../testing/pictures/pictures.ts';
import { once } from '../../testing/store/once.ts';
import {
  postedTool,
  postTool,
  putTool,
  readTool,
  specifiedTool,
} from '../../testing/tools/editing.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const tool = specifiedTool;
const picture = tool.imageLink;

/** The tool as it is read: with a generated SKU, and the defaults of the other optional fields. */
const storedTool = (id: string) => ({
  _id: id,
  ...toolDefaults,
  sku: generatedSku('other', id),
  ...tool,
});

const post = (fields: object, token = admin.token) => postTool(token, fields);
const put = (id: string, update: object, token = admin.token) => putTool(token, id, update);
const postOne = (fields: object = {}) => postedTool(admin.token, fields);
const getOne = (id: string) => readTool(customer.token, id);

/** A tool for changes that are refused. */
const unchangedTool = once(postOne);

const remove = (id: string, token = admin.token) => send('DELETE', `/tool/${id}`, { token });

const entriesOf = async (id: string) =>
  (await stockEntries(id).orderBy('at').get()).docs.map((entry) => entry.data());

const changed = { acknowledged: true, matchedCount: 1, modifiedCount: 1 } satisfies Updated;
const unchanged = { ...changed, modifiedCount: 0 };

describe('POST /tool', () => {
  it('creates a tool with its opening stock in the ledger', async () => {
    const before = Date.now();
    const response = await post({});
    const { acknowledged, insertedId } = await expectStatus<Inserted>(response, 201);
    expect(acknowledged).toBe(true);
    expect(await getOne(insertedId)).toEqual(storedTool(insertedId));
    expect(await readDocument(tools.doc(insertedId))).toMatchObject({
      imagePath: 'tools/plane/picture.webp',
      searchTerms: expect.arrayContaining(['shoulder', 'tenon', 'tr']),
    });
    const [opening, ...others] = await entriesOf(insertedId);
    expect(others).toEqual([]);
    expect(opening).toMatchObject({ change: 30, reason: 'opening', by: admin.uid, orderId: null });
    expect(Number(opening?.at)).toBeGreaterThanOrEqual(before);
  });

  it('accepts a production URL of the bucket', async () => {
    const production = picture.replace(/^http:\/\/[^/]+/, 'https://firebasestorage.googleapis.com');
    expect((await getOne(await postOne({ imageLink: production }))).imageLink).toBe(production);
  });

  it('stores no unknown fields', async () => {
    const forged = { _id: 'mine', createdAt: 1, imagePath: 'users/x', searchTerms: ['a'], role: 1 };
    const id = await postOne(forged);
    expect(id).not.toBe('mine');
    const stored = await readDocument(tools.doc(id));
    expect(stored).not.toHaveProperty('role');
    expect(stored).not.toHaveProperty('_id');
    expect(stored).toMatchObject({
      imagePath: 'tools/plane/picture.webp',
      createdAt: expect.any(Date),
    });
    expect(stored?.searchTerms).toContain('shoulder');
  });

  it.each([
    ['price', 0, 'Price must be more than 0'],
    ['price', 1_000_000.01, 'Price must be at most 1000000'],
    ['price', null, 'Price is required'],
    ['price', '5', 'Price must be a number'],
    ['available', -1, 'Available pieces must be at least 0'],
    ['available', 0.5, 'Available pieces must be a whole number'],
    ['minOrder', 0, 'Minimum order must be at least 1'],
    ['toolName', '  ', 'Tool name is required'],
    ['toolName', 'x'.repeat(121), 'Tool name must have at most 120 characters'],
    ['toolName', { a: 1 }, 'Tool name must be a text'],
    ['toolDescription', 'x'.repeat(4_001), 'Description must have at most 4000 characters'],
    ['imageLink', undefined, 'Picture is required'],
    ['imageLink', 'https://example.test/a.webp', 'Picture must be one uploaded to the shop'],
    [
      'imageLink',
      'https://firebasestorage.googleapis.com/v0/b/another/o/tools%2Fa.webp?alt=media',
      'Picture must be one uploaded to the shop',
    ],
  ])('refuses %s as %j', async (field, value, message) => {
    const problem = await expectProblem(await post({ [field]: value }), 400, 'validation');
    expect(problem.errors).toEqual({ [field]: message });
  });

  it.each(['1e999', '-1e999', '9'.repeat(400), '1e-9', '[5]', '{}', 'true'])(
    'refuses price as JSON’s %s',
    async (price) => {
      const body = JSON.stringify({ updatedInfo: { ...tool, price: 0 } }).replace(
        '"price":0',
        `"price":${price}`,
      );
      const headers = { 'Content-Type': 'application/json' };
      const response = await send('POST', '/tool', { token: admin.token, body, headers });
      const problem = await expectProblem(response, 400, 'validation');
      expect(Object.keys(problem.errors as object)).toEqual(['price']);
    },
  );

  it.each([
    ['\u200bכלי\u202e', 'כלי'],
    ['a\u0000b', 'ab'],
    ['𠮷 plane', '𠮷 plane'],
    ['__proto__', '__proto__'],
  ])('stores the name %j as %j', async (toolName, stored) => {
    expect((await getOne(await postOne({ toolName }))).toolName).toBe(stored);
  });

  it('accepts a name with an unpaired surrogate', async () => {
    const { insertedId } = await expectStatus<Inserted>(
      await post({ toolName: 'half \ud800 letter' }),
      201,
    );
    expect((await getOne(insertedId)).toolName).toMatch(/^half .* letter$/);
  });

  it('refuses a body with another structure', async () => {
    const response = await send('POST', '/tool', { token: admin.token, json: tool });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ updatedInfo: 'The updatedInfo must be a JSON object' });
  });

  it('is for admins', async () => {
    await expectProblem(await send('POST', '/tool', { json: {} }), 401, 'unauthenticated');
    await expectProblem(await post(tool, customer.token), 403, 'forbidden');
  });
});

describe('PUT /tool/{id}', () => {
  it('updates the given fields and the search index', async () => {
    const id = await postOne();
    const update = { toolName: 'Rebate plane', price: 70, toolDescription: 'Cuts steps.' };
    expect(await expectStatus(await put(id, update), 200)).toEqual(changed);
    expect(await getOne(id)).toEqual({ ...storedTool(id), ...update });
    const stored = await readDocument(tools.doc(id));
    expect(stored?.searchTerms).toEqual(expect.arrayContaining(['rebate', 'steps']));
    expect(stored?.searchTerms).not.toContain('shoulder');
    expect(Number(stored?.updatedAt)).toBeGreaterThan(Number(stored?.createdAt));
  });

  it('records a changed stock as an adjustment by the difference', async () => {
    const id = await postOne();
    const order = orderBody(id, { totalBill: 322.5 });
    await expectStatus(await sendOrder(customer.token, order), 201);
    for (const available of [12, 45, 0]) {
      expect(await expectStatus(await put(id, { available }), 200)).toEqual(changed);
      expect(await stockOf(id)).toEqual({ available, ledger: available });
    }
    const entries = await entriesOf(id);
    const adjustments = entries.filter(({ reason }) => reason === 'adjustment');
    expect(adjustments.map(({ change }) => change)).toEqual([-13, 33, -45]);
    for (const entry of adjustments) {
      expect(entry).toMatchObject({ reason: 'adjustment', by: admin.uid, orderId: null });
    }
  });

  it('keeps stock and ledger consistent during sales', async () => {
    const id = await createTool({ available: 100 });
    const orders = Array.from({ length: 8 }, () => sendOrder(customer.token, orderBody(id)));
    const edits = [90, 80, 70].map((available) => put(id, { available }));
    const statuses = await statusesOf([...orders, ...edits]);
    expect(countOf(statuses, 201)).toBe(8);
    expect(countOf(statuses, 200)).toBe(3);
    const { available, ledger } = await stockOf(id);
    expect(ledger).toBe(available);
    const entries = await entriesOf(id);
    expect(entries.filter(({ reason }) => reason === 'order')).toHaveLength(8);
  });

  it('writes nothing when nothing changes, and reports that', async () => {
    const id = await postOne();
    const before = await tools.doc(id).get();
    expect(await expectStatus(await put(id, { ...tool }), 200)).toEqual(unchanged);
    expect((await tools.doc(id).get()).updateTime).toEqual(before.updateTime);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('keeps a stored picture URL of any origin', async () => {
    const id = await createTool();
    const { imageLink } = await getOne(id);
    expect(await expectStatus(await put(id, { imageLink, price: 5 }), 200)).toEqual(changed);
  });

  it('deletes a replaced picture, unless another tool shows it', async () => {
    const [old, next] = await Promise.all([uploadPicture(), uploadPicture()]);
    const [id, other] = [
      await postOne({ imageLink: linkTo(old) }),
      await postOne({ imageLink: linkTo(old) }),
    ];
    expect(await expectStatus(await put(id, { imageLink: linkTo(next) }), 200)).toEqual(changed);
    expect(await readDocument(tools.doc(id))).toMatchObject({ imagePath: next });
    expect(await isThere(old)).toBe(true);
    await expectStatus(await put(other, { imageLink: linkTo(next) }), 200);
    expect([await isThere(old), await isThere(next)]).toEqual([false, true]);
  });

  it.each([
    [{}, { updatedInfo: 'Change a field' }],
    [{ _id: 'x', updatedAt: 1 }, { updatedInfo: 'Change a field' }],
    [{ price: null }, { price: 'Price is required' }],
    [{ price: 0.001 }, { price: 'Price must have at most two decimals' }],
    [{ toolName: '' }, { toolName: 'Tool name is required' }],
    [{ available: [1] }, { available: 'Available pieces must be a number' }],
    [
      { imageLink: 'https://example.test/other.webp' },
      { imageLink: 'Picture must be one uploaded to the shop' },
    ],
  ])('refuses %j and changes nothing', async (update, errors) => {
    const id = await unchangedTool();
    const problem = await expectProblem(await put(id, update), 400, 'validation');
    expect(problem.errors).toEqual(errors);
    expect(await getOne(id)).toEqual(storedTool(id));
  });

  it('answers 404 for an unknown tool', async () => {
    for (const id of [randomUUID(), 'a%2Fb', '__id__']) {
      await expectProblem(await put(id, { price: 5 }), 404, 'tool-not-found');
    }
  });

  it('is for admins', async () => {
    const path = `/tool/${randomUUID()}`;
    await expectProblem(await send('PUT', path, { json: {} }), 401, 'unauthenticated');
    await expectProblem(await put(randomUUID(), tool, customer.token), 403, 'forbidden');
  });
});

describe('DELETE /tool/{id}', () => {
  const deleted = { acknowledged: true, deletedCount: 1 } satisfies Deleted;

  it('deletes the tool and its picture, and closes the ledger', async () => {
    const path = await uploadPicture();
    const id = await postOne({ imageLink: linkTo(path) });
    expect(await expectStatus(await remove(id), 200)).toEqual(deleted);
    const { token } = customer;
    await expectProblem(await send('GET', `/tool/${id}`, { token }), 404, 'tool-not-found');
    expect(await isThere(path)).toBe(false);
    expect((await stockOf(id)).ledger).toBe(0);
    await expectProblem(await remove(id), 404, 'tool-not-found');
  });

  it('deletes no file outside tools/', async () => {
    const path = `users/${customer.uid}/avatar.webp`;
    await upload(path);
    await expectStatus(await remove(await postOne({ imageLink: linkTo(path) })), 200);
    expect(await isThere(path)).toBe(true);
  });

  it('keeps the copies in orders, and lets orders be cancelled', async () => {
    const buyer = await registerCustomer();
    const id = await createTool();
    const { insertedId } = await placeOrderOf(buyer.token, id);
    await expectStatus(await remove(id), 200);
    const list = async () =>
      expectStatus<Order[]>(await send('GET', `/orders/${buyer.email}`, buyer), 200);
    const [order] = await list();
    expect(order?.tool).toMatchObject({ _id: id, toolName: `Jack plane ${id}`, price: 19.99 });
    await expectStatus(await send('DELETE', `/order/${insertedId}`, { token: buyer.token }), 200);
    expect(await list()).toEqual([]);
  });

  it('is for admins', async () => {
    const id = await createTool();
    await expectProblem(await send('DELETE', `/tool/${id}`), 401, 'unauthenticated');
    await expectProblem(await remove(id, customer.token), 403, 'forbidden');
    expect(await stockOf(id)).toEqual({ available: 100, ledger: 100 });
  });
});
