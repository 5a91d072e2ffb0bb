import { describe, expect, it } from 'vitest';
import { staffToolDefaults, type Tool } from '../../contract/index.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const [admin, other, customer] = await Promise.all([
  registerAdmin(),
  registerAdmin(),
  registerCustomer(),
]);

const read = async (id: string, { token } = admin) => {
  const response = await send('GET', `/tool/${id}`, { token });
  const etag = response.headers.get('etag') ?? '';
  return { etag, tool: await expectStatus<Tool>(response, 200) };
};

const put = (id: string, updatedInfo: object, etag?: string, { token } = admin) =>
  send('PUT', `/tool/${id}`, {
    token,
    json: { updatedInfo },
    ...(etag !== undefined && { headers: { 'If-Match': etag } }),
  });

const remove = (id: string, etag: string) =>
  send('DELETE', `/tool/${id}`, { token: admin.token, headers: { 'If-Match': etag } });

describe('The ETag of a tool', () => {
  it('is strong, the same for everyone, and changes with any field', async () => {
    const id = await createTool();
    const { etag } = await read(id);
    expect(etag).toMatch(/^"[\w-]+\.100"$/);
    expect((await send('GET', `/tool/${id}`)).headers.get('etag')).toBe(etag);
    await placeOrderOf(customer.token, id);
    const { etag: sold } = await read(id);
    await expectStatus(await put(id, { price: 5 }), 200);
    const { etag: changed } = await read(id);
    await expectStatus(await put(id, { price: 19.99, available: 100 }), 200);
    expect(new Set([etag, sold, changed]).size).toBe(3);
    expect((await read(id)).etag).toBe(etag);
  });
});

describe('PUT /tool/{id} with If-Match', () => {
  it('sends the second of two admins the current tool', async () => {
    const id = await createTool();
    const [mine, theirs] = [await read(id), await read(id, other)];
    await expectStatus(await put(id, { price: 21 }, theirs.etag, other), 200);
    const refused = await put(id, { toolName: 'Mine' }, mine.etag);
    const problem = await expectProblem(refused, 412, 'precondition-failed');
    const now = await read(id);
    expect(problem).toMatchObject({ tool: { ...mine.tool, price: 21 } });
    expect(`"${problem.version}"`).toBe(now.etag);
    expect(problem.tool).toEqual({ ...now.tool, ...staffToolDefaults });
    await expectStatus(await put(id, { toolName: 'Mine' }, now.etag), 200);
    expect((await read(id)).tool).toMatchObject({ toolName: 'Mine', price: 21 });
  });

  it('lets one of two concurrent updates win', async () => {
    const id = await createTool();
    const { etag } = await read(id);
    const responses = await Promise.all([
      put(id, { toolName: 'One' }, etag),
      put(id, { toolName: 'Other' }, etag, other),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const winner = responses[0]?.status === 200 ? 'One' : 'Other';
    expect((await read(id)).tool.toolName).toBe(winner);
  });

  it('ignores a sale, unless it would overwrite it', async () => {
    const id = await createTool();
    const { etag } = await read(id);
    await placeOrderOf(customer.token, id);
    const refused = await put(id, { available: 120 }, etag);
    const problem = await expectProblem(refused, 412, 'precondition-failed');
    expect(problem.tool).toMatchObject({ available: 95 });
    await expectStatus(await put(id, { minOrder: 2 }, etag), 200);
    expect(await stockOf(id)).toEqual({ available: 95, ledger: 95 });
  });

  it.each(['*', 'W/', '"other", '])('accepts %s', async (form) => {
    const id = await createTool();
    const { etag } = await read(id);
    const value = form === '*' ? form : `${form}${etag}`;
    await expectStatus(await put(id, { price: 3 }, value), 200);
  });

  it.each(['', 'x', '"x'])('refuses the tag %j', async (value) => {
    const id = await createTool();
    const problem = await expectProblem(await put(id, { price: 3 }, value), 400, 'validation');
    expect(problem.errors).toEqual({
      'If-Match': 'If-Match must be an ETag from GET /tool/{id}',
    });
  });

  it('answers 404 for a deleted tool', async () => {
    const id = await createTool();
    const { etag } = await read(id);
    await expectStatus(await remove(id, etag), 200);
    await expectProblem(await put(id, { price: 3 }, etag), 404, 'tool-not-found');
  });
});

describe('DELETE /tool/{id} with If-Match', () => {
  it('deletes the tool even if pieces were sold since', async () => {
    const id = await createTool();
    const { etag } = await read(id);
    await expectStatus(await put(id, { price: 3 }), 200);
    await expectProblem(await remove(id, etag), 412, 'precondition-failed');
    const { etag: now } = await read(id);
    await expectStatus(
      await send('POST', `/tool/${id}/stock`, {
        token: admin.token,
        json: { adjustment: { change: -1, note: 'Lost' } },
      }),
      200,
    );
    await expectStatus(await remove(id, now), 200);
  });
});
