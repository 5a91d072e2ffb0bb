import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type CreatedShoppingList,
  type ExtendedShoppingList,
  type ListedShoppingList,
  limits,
  type ShoppingLine,
  type ShoppingList,
} from '../../contract/index.ts';
import { shoppingListIndex, shoppingListLines } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  registerCustomer,
  registerShoppers,
  registerWithoutEmail,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { statusesOf } from '../../testing/api/statuses.ts';
import { addMember, createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { orderHeaders } from '../../testing/orders/orders.ts';

const { other, admin } = await registerShoppers();
useCompanies();

interface Owner extends TestAccount {
  company?: string;
}

const line = (toolId: string, quantity = 5): ShoppingLine => ({
  toolId,
  quantity,
  toolName: `The ${toolId}`,
});

const linesOf = (count: number) => Array.from({ length: count }, (_, n) => line(`tool-${n}`));

const call = (
  { token, company }: Owner,
  method: string,
  path: string,
  json?: object,
  key?: string,
) =>
  send(method, path, {
    token,
    ...(json && { json }),
    headers: { ...(key && orderHeaders(key)), ...(company && { 'X-Company': company }) },
  });

const listsOf = async (owner: Owner) =>
  expectStatus<ListedShoppingList[]>(await call(owner, 'GET', '/lists'), 200);

const open = async (owner: Owner, id: string) =>
  expectStatus<ShoppingList>(await call(owner, 'GET', `/list/${id}`), 200);

const sendNew = (owner: Owner, name: string, lines: unknown = [], key?: string) =>
  call(owner, 'POST', '/list', { name, lines }, key);

const create = async (owner: Owner, name: string, lines: ShoppingLine[] = []) =>
  (await expectStatus<CreatedShoppingList>(await sendNew(owner, name, lines), 201)).list;

const save = (owner: Owner, { _id, version, name, lines }: ShoppingList) =>
  call(owner, 'PUT', `/list/${_id}`, { version, name, lines });

const add = (owner: Owner, id: string, lines: ShoppingLine[], key?: string) =>
  call(owner, 'POST', `/list/${id}/lines`, { lines }, key);

const errorsOf = async (response: Response) =>
  (await expectProblem(response, 400, 'validation')).errors;

describe('The lists of a payer', () => {
  it('are created, read, changed and deleted', async () => {
    const buyer = await registerCustomer();
    expect(await listsOf(buyer)).toEqual([]);
    const list = await create(buyer, 'Workshop', [line('plane'), line('saw', 2)]);
    const { lines: _, ...listed } = list;
    await create(buyer, 'Site 🪚');
    expect(await listsOf(buyer)).toMatchObject([{ name: 'Site 🪚', lineCount: 0 }, listed]);
    expect(await open(buyer, list._id)).toEqual(list);
    const edit = { ...list, name: 'Yard', lines: [line('saw', 3), line('plane')] };
    await expectStatus(await save(buyer, edit), 200);
    const { version, ...changed } = await open(buyer, list._id);
    expect(changed).toMatchObject({ name: 'Yard', lineCount: 2, lines: edit.lines });
    expect(version).not.toBe(list.version);
    const path = `/list/${list._id}`;
    const deleted = { acknowledged: true, deletedCount: 1 };
    expect(await expectStatus(await call(buyer, 'DELETE', path), 200)).toEqual(deleted);
    expect(await expectStatus(await call(buyer, 'DELETE', path), 200)).toMatchObject({
      deletedCount: 0,
    });
    await expectProblem(await call(buyer, 'GET', path), 404, 'list-not-found');
    await expectProblem(await save(buyer, list), 404, 'list-not-found');
    await expectProblem(await add(buyer, list._id, [line('plane')]), 404, 'list-not-found');
    expect(await listsOf(buyer)).toHaveLength(1);
  });

  it('look to other accounts as if they were missing', async () => {
    const buyer = await registerCustomer();
    const list = await create(buyer, 'Workshop', [line('plane')]);
    for (const stranger of [other, admin]) {
      const path = `/list/${list._id}`;
      await expectProblem(await call(stranger, 'GET', path), 404, 'list-not-found');
      await expectProblem(await save(stranger, list), 404, 'list-not-found');
      await expectProblem(await add(stranger, list._id, [line('saw')]), 404, 'list-not-found');
      expect(await expectStatus(await call(stranger, 'DELETE', path), 200)).toMatchObject({
        deletedCount: 0,
      });
    }
    expect(await open(buyer, list._id)).toEqual(list);
  });

  it('are shared by the members of a company who may order, and by nobody else', async () => {
    const [one, two, bookkeeper] = await Promise.all([1, 2, 3].map(() => registerCustomer()));
    if (!one || !two || !bookkeeper) return expect.fail();
    const company = await createCompany();
    await addMember(company, one, 'owner');
    await addMember(company, two, 'buyer');
    await addMember(company, bookkeeper, 'bookkeeper');
    const list = await create({ ...one, company }, 'Workshop', [line('plane')]);
    expect(await listsOf({ ...two, company })).toMatchObject([{ _id: list._id }]);
    await expectStatus(await save({ ...two, company }, { ...list, name: 'Yard' }), 200);
    expect(await open({ ...one, company }, list._id)).toMatchObject({ name: 'Yard' });
    expect(await listsOf(one)).toEqual([]);
    for (const response of [
      await call({ ...bookkeeper, company }, 'GET', '/lists'),
      await call({ ...bookkeeper, company }, 'GET', `/list/${list._id}`),
      await sendNew({ ...bookkeeper, company }, 'Mine'),
      await save({ ...bookkeeper, company }, list),
      await add({ ...bookkeeper, company }, list._id, [line('saw')]),
      await call({ ...bookkeeper, company }, 'DELETE', `/list/${list._id}`),
    ]) {
      await expectProblem(response, 403, 'role-forbidden');
    }
    for (const path of ['/lists', `/list/${list._id}`]) {
      const response = await call({ ...other, company }, 'GET', path);
      await expectProblem(response, 403, 'not-a-member');
    }
  });

  it('refuse a change of an older version with the current list, and keep that', async () => {
    const buyer = await registerCustomer();
    const list = await create(buyer, 'Workshop', [line('plane')]);
    await expectStatus(await save(buyer, { ...list, lines: [line('saw')] }), 200);
    const current = await open(buyer, list._id);
    const refused = await expectProblem(await save(buyer, list), 412, 'precondition-failed');
    expect(refused).toMatchObject({
      list: current,
      detail: 'Someone else has changed this list in the meantime.',
    });
    expect(await open(buyer, list._id)).toEqual(current);
  });

  it('have different names, however they are capitalized', async () => {
    const buyer = await registerCustomer();
    const list = await create(buyer, 'Workshop');
    const yard = await create(buyer, 'Yard');
    const taken = { name: 'Another list has this name' };
    expect(await errorsOf(await sendNew(buyer, ' WORKSHOP '))).toEqual(taken);
    expect(await errorsOf(await save(buyer, { ...yard, name: 'workshop' }))).toEqual(taken);
    await expectStatus(await save(buyer, { ...list, name: 'WORKSHOP' }), 200);
    const names = Array.from({ length: 5 }, () => sendNew(buyer, 'Same'));
    expect((await statusesOf(names)).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  it('are at most 50, also when they are created at the same time', async () => {
    const buyer = await registerCustomer();
    const count = limits.shoppingLists + 3;
    const responses = Array.from({ length: count }, (_, n) => sendNew(buyer, `No. ${n}`));
    const statuses = await statusesOf(responses);
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.shoppingLists);
    expect(await errorsOf(await sendNew(buyer, 'One more'))).toEqual({
      name: 'You can have at most 50 lists: delete one first',
    });
    expect(await listsOf(buyer)).toHaveLength(limits.shoppingLists);
  });

  it('have at most 200 tools', async () => {
    const buyer = await registerCustomer();
    const list = await create(buyer, 'Full', linesOf(limits.shoppingListLines));
    const full = { lines: 'A list can have at most 200 tools' };
    expect(await errorsOf(await add(buyer, list._id, [line('one more')]))).toEqual(full);
    const many = Array.from({ length: 3_000 }, () => 7);
    expect(await errorsOf(await sendNew(buyer, 'Other', many))).toEqual(full);
    await expectStatus(await add(buyer, list._id, [line('tool-7', 9)]), 200);
    expect((await open(buyer, list._id)).lines[7]).toMatchObject({ quantity: 9 });
  });

  it.each([
    [{ name: 'x'.repeat(300), lines: [] }, { name: 'Name must have at most 80 characters' }],
    [{ name: ' ', lines: [] }, { name: 'Enter a name for the list' }],
    [{ name: 'List' }, { lines: 'Lines are required' }],
    [
      { name: 'List', lines: [line('plane'), line('plane')] },
      { 'lines.1.toolId': 'This tool is already in another line' },
    ],
  ])('refuse %j', async (json, errors) => {
    expect(await errorsOf(await call(other, 'POST', '/list', json))).toEqual(errors);
  });

  it('get tools from several tabs at once, and lose none', async () => {
    const buyer = await registerCustomer();
    const list = await create(buyer, 'Workshop', [line('plane', 12)]);
    const responses = ['saw', 'axe', 'adze'].map((id) => add(buyer, list._id, [line(id)]));
    expect(new Set(await statusesOf(responses))).toEqual(new Set([200]));
    const lines = [line('plane', 24), line('saw'), line('rasp')];
    const response = await add(buyer, list._id, lines);
    expect(await expectStatus<ExtendedShoppingList>(response, 200)).toMatchObject({
      added: 1,
      changed: 1,
      list: { lineCount: 5 },
    });
    const { lines: stored } = await open(buyer, list._id);
    expect(stored).toHaveLength(5);
    expect(stored[0]).toEqual(line('plane', 24));
  });

  it('are created and extended once per key', async () => {
    const buyer = await registerCustomer();
    const key = randomUUID();
    const responses = Array.from({ length: 5 }, () => sendNew(buyer, 'Once', [], key));
    expect(new Set(await statusesOf(responses))).toEqual(new Set([201]));
    const [list] = await listsOf(buyer);
    expect(await listsOf(buyer)).toHaveLength(1);
    const addKey = randomUUID();
    const adding = () => add(buyer, list?._id ?? '', [line('plane')], addKey);
    const first = await expectStatus(await adding(), 200);
    expect(first).toMatchObject({ added: 1, changed: 0 });
    expect(await expectStatus(await adding(), 200)).toEqual(first);
  });

  it('go with their account', async () => {
    const buyer = await registerCustomer();
    const { _id } = await create(buyer, 'Workshop', [line('plane')]);
    await expectStatus(await send('DELETE', `/user/${buyer.email}`, buyer), 200);
    expect(await readDocument(shoppingListIndex(buyer.uid))).toBeUndefined();
    expect(await readDocument(shoppingListLines(buyer.uid).doc(_id))).toBeUndefined();
  });

  it('need an account with an address', async () => {
    const token = await registerWithoutEmail();
    for (const [method, path] of [
      ['GET', '/lists'],
      ['POST', '/list'],
      ['GET', '/list/any'],
      ['PUT', '/list/any'],
      ['POST', '/list/any/lines'],
      ['DELETE', '/list/any'],
      ['GET', '/purchases'],
    ] as const) {
      await expectProblem(await send(method, path), 401, 'unauthenticated');
      await expectProblem(await send(method, path, { token }), 403, 'email-required');
    }
  });
});
