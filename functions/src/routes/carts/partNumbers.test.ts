import { describe, expect, it } from 'vitest';
import type {
  CatalogueResults,
  PartNumbers,
  ResolvedRows,
  SavedPartNumbers,
  Suggestions,
  Tool,
} from '../../contract/index.ts';
import {
  registerShoppers,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { addMember, createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { orderHeaders } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

await registerShoppers();
useCompanies();

interface Owner extends TestAccount {
  company?: string;
}

const call = ({ token, company }: Owner, method: string, path: string, json?: object) =>
  send(method, path, {
    token,
    ...(json && { json }),
    ...(company && { headers: { 'X-Company': company } }),
  });

const save = async (owner: Owner, ...rows: object[]) =>
  expectStatus<SavedPartNumbers>(await call(owner, 'POST', '/part-numbers', { rows }), 200);

const numbersOf = async (owner: Owner) => {
  const { numbers } = await expectStatus<PartNumbers>(
    await call(owner, 'GET', '/part-numbers'),
    200,
  );
  return numbers.map(({ number, toolId }) => [number, toolId]);
};

const toolOf = async (id: string) => expectStatus<Tool>(await send('GET', `/tool/${id}`), 200);

const resolve = async (owner: Owner, sku: string) => {
  const response = await call(owner, 'POST', '/cart/resolve', { rows: [{ sku, quantity: 5 }] });
  return (await expectStatus<ResolvedRows>(response, 200)).rows[0]?.tool?._id;
};

describe('Own numbers', () => {
  it('are listed in their order, and find tools in a quick order', async () => {
    const owner = await registerVerified();
    const [first, second] = [await createTool(), await createTool()];
    const { sku } = await toolOf(second);
    const { rows } = await save(
      owner,
      { toolId: first, number: 'W 100/7' },
      { sku: sku.toLowerCase(), number: 'W 20/7' },
    );
    expect(rows.map(({ result }) => result)).toEqual(['saved', 'saved']);
    expect(await numbersOf(owner)).toEqual([
      ['W 20/7', second],
      ['W 100/7', first],
    ]);
    expect(await resolve(owner, ' w 100/7')).toBe(first);
    expect(await resolve(await registerVerified(), 'W 100/7')).toBeUndefined();
  });

  it('find tools in the catalogue and while someone types', async () => {
    const owner = await registerVerified();
    const id = await createTool();
    await waitForIndex(id);
    const number = `OWN-${Date.now() % 1e9}`;
    await save(owner, { toolId: id, number });
    const found = await call(owner, 'GET', `/catalogue?q=${number.toLowerCase()}`);
    const { tools } = await expectStatus<CatalogueResults>(found, 200);
    expect(tools.map(({ _id }) => _id)).toEqual([id]);
    const typed = await call(owner, 'GET', `/suggestions?q=${number}%2012`);
    const { line } = await expectStatus<Suggestions>(typed, 200);
    expect(line).toMatchObject({ quantity: 12, tool: { _id: id } });
  });

  it('are refused one by one, and do not hold up the others', async () => {
    const owner = await registerVerified();
    const [first, second] = [await createTool(), await createTool()];
    const { sku, toolName } = await toolOf(second);
    const { rows, numbers } = await save(
      owner,
      { toolId: first, number: sku },
      { sku: 'NO-SUCH-1', number: '1' },
      { toolId: second, number: 'Fine' },
    );
    expect(rows.map(({ message }) => message)).toEqual([
      `${sku} is the SKU of “${toolName}”, which is found first`,
      'No tool has the SKU NO-SUCH-1',
      null,
    ]);
    expect(numbers.map(({ number }) => number)).toEqual(['Fine']);
  });

  it('give way to the SKU of a tool that comes later', async () => {
    const owner = await registerVerified();
    const id = await createTool();
    const sku = `NEW-${Date.now() % 1e9}`;
    await save(owner, { toolId: id, number: sku });
    expect(await resolve(owner, sku)).toBe(id);
    const later = await createTool({ sku });
    expect(await resolve(owner, sku)).toBe(later);
  });

  it('can be removed, also from a tool that is gone', async () => {
    const owner = await registerVerified();
    const id = await createTool();
    await save(owner, { toolId: id, number: '7' });
    expect((await save(owner, { toolId: id, number: ' ' })).rows[0]?.result).toBe('removed');
    expect(await numbersOf(owner)).toEqual([]);
  });

  it('are saved once by a retry', async () => {
    const owner = await registerVerified();
    const json = { rows: [{ toolId: await createTool(), number: '7' }] };
    const headers = orderHeaders('part-numbers-once');
    const again = () => send('POST', '/part-numbers', { token: owner.token, json, headers });
    const first = await expectStatus<SavedPartNumbers>(await again(), 200);
    await save(owner, { toolId: json.rows[0]?.toolId, number: '8' });
    expect(await expectStatus<SavedPartNumbers>(await again(), 200)).toEqual(first);
    expect((await numbersOf(owner)).map(([number]) => number)).toEqual(['8']);
  });

  it('are those of the company for its members, and changed by those who order', async () => {
    const company = await createCompany();
    const [buyer, keeper] = [await registerVerified(), await registerVerified()];
    await addMember(company, buyer, 'buyer');
    await addMember(company, keeper, 'bookkeeper');
    const id = await createTool();
    await save({ ...buyer, company }, { toolId: id, number: 'C-7' });
    expect(await numbersOf({ ...keeper, company })).toEqual([['C-7', id]]);
    expect(await numbersOf(buyer)).toEqual([]);
    const rows = [{ toolId: id, number: 'C-8' }];
    const refused = await call({ ...keeper, company }, 'POST', '/part-numbers', { rows });
    await expectProblem(refused, 403, 'role-forbidden');
  });

  it.each([
    [[], 'rows'],
    [undefined, 'rows'],
    [Array.from({ length: 201 }, () => ({ sku: 'A', number: '1' })), 'rows'],
    [[{ sku: 7, number: '1' }], 'rows.0.sku'],
  ])('refuse the rows %j', async (rows, path) => {
    const owner = await registerVerified();
    const response = await call(owner, 'POST', '/part-numbers', { rows });
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(Object.keys(errors ?? {})).toEqual([path]);
  });
});
