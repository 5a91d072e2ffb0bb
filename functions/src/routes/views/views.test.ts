import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CreatedView, type ListViews, limits, type ViewInput } from '../../contract/index.ts';
import { removeViewsOf } from '../../services/views/ownViews.ts';
import { createView, getListViews } from '../../services/views/views.ts';
import { staffPreferences, staffViews } from '../../store/collections/collections.ts';
import {
  callerOf,
  registerAdmin,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';

const late: ViewInput = {
  name: 'Late ones',
  query: 'status=late&q=oak+%26+ash',
  columns: ['date', 'bill'],
  shared: false,
};

let owner: TestAccount;
let colleague: TestAccount;

beforeAll(async () => {
  [owner, colleague] = await Promise.all([registerAdmin(), registerAdmin()]);
});

const call = (method: string, path: string, { token }: TestAccount, json?: object) =>
  send(method, `/views/${path}`, { token, ...(json && { json }) });

const listed = async (list: string, reader: TestAccount): Promise<ListViews> =>
  expectStatus(await call('GET', list, reader), 200);

const save = async (list: string, input: Partial<ViewInput> = {}, by = owner) =>
  (await expectStatus<CreatedView>(await call('POST', list, by, { ...late, ...input }), 201)).view;

describe('A view', () => {
  it('is saved once, and listed by name for its owner alone', async () => {
    const json = { ...late, name: 'Ash' };
    const headers = { 'Idempotency-Key': randomUUID() };
    const saved = await Promise.all(
      [1, 2].map(async () => {
        const options = { token: owner.token, json, headers };
        return expectStatus<CreatedView>(await send('POST', '/views/quotes', options), 201);
      }),
    );
    expect(saved[0]).toEqual(saved[1]);
    const oak = await save('quotes', { name: 'aRable' });
    const { views } = await listed('quotes', owner);
    expect(views).toEqual([oak, saved[0]?.view]);
    expect(oak).toMatchObject({ ...late, name: 'aRable', owner: owner.uid });
    expect((await listed('quotes', colleague)).views).toEqual([]);
    expect((await listed('returns', owner)).views).toEqual([]);
  });

  it('that is shared is read by colleagues, and changed by its owner alone', async () => {
    const view = await save('inquiries', { shared: true });
    const mine = await save('inquiries', { name: 'Mine' }, colleague);
    expect((await listed('inquiries', colleague)).views).toEqual([mine, view]);
    const path = `inquiries/${view._id}`;
    const refused = await call('PUT', path, colleague, { name: 'Theirs' });
    await expectProblem(refused, 404, 'view-not-found');
    const deletion = await expectStatus(await call('DELETE', path, colleague), 200);
    expect(deletion).toMatchObject({ deletedCount: 0 });
    await expectStatus(await call('PUT', path, owner, { shared: false }), 200);
    expect((await listed('inquiries', colleague)).views).toEqual([mine]);
  });

  it('keeps what two changes at the same time leave alone', async () => {
    const { _id } = await save('returns');
    const changes = [{ name: 'Renamed' }, { query: 'status=all' }, { columns: null }];
    await Promise.all(
      changes.map(async (change) =>
        expectStatus(await call('PUT', `returns/${_id}`, owner, change), 200),
      ),
    );
    const [view] = (await listed('returns', owner)).views;
    expect(view).toMatchObject({ name: 'Renamed', query: 'status=all', columns: null });
  });

  it('that is deleted cannot be changed, and a second deletion is harmless', async () => {
    const { _id } = await save('mails');
    const deletions = [1, 0].map((deletedCount) => ({ deletedCount }));
    for (const expected of deletions) {
      const response = await call('DELETE', `mails/${_id}`, owner);
      expect(await expectStatus(response, 200)).toMatchObject(expected);
    }
    const refused = await call('PUT', `mails/${_id}`, owner, { name: 'Back' });
    await expectProblem(refused, 404, 'view-not-found');
  });

  it('has another name than the others of its owner and list', async () => {
    const first = await save('reviews', { name: 'Été' });
    const taken = { errors: { name: 'Another of your views of this list has this name' } };
    const again = await call('POST', 'reviews', owner, { ...late, name: 'ete' });
    expect(await expectProblem(again, 400, 'validation')).toMatchObject(taken);
    const second = await save('reviews', { name: 'Winter' });
    const renamed = await call('PUT', `reviews/${second._id}`, owner, { name: 'ETE' });
    expect(await expectProblem(renamed, 400, 'validation')).toMatchObject(taken);
    await expectStatus(await call('PUT', `reviews/${first._id}`, owner, { name: 'ete' }), 200);
    await save('reviews', { name: 'ete' }, colleague);
    await save('tools', { name: 'ete' });
  });

  it(`is one of at most ${limits.viewsOfList}, also when many are saved at the same time`, async () => {
    const account = await registerAdmin();
    const caller = callerOf(account, true);
    const names = Array.from({ length: limits.viewsOfList - 1 }, (_, at) => `View ${at}`);
    for (const name of names) {
      await createView('users', { key: undefined, input: { ...late, name } }, caller);
    }
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => call('POST', 'users', account, { ...late, name })),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 400, 400]);
    expect((await getListViews('users', caller)).views).toHaveLength(limits.viewsOfList);
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'Enter a name for the view' }],
    ['a long name', { name: 'x'.repeat(61) }, { name: 'Name must have at most 60 characters' }],
    ['two lines', { name: 'One\nTwo' }, { name: 'Name must be one line' }],
    [
      'an address',
      { query: 'https://example.test/?q=oak' },
      { query: 'The filters must be the parameters of an address' },
    ],
    ['a column that is no id', { columns: ['a b'] }, { 'columns.0': 'There is no such column' }],
    ['no choice', { shared: null }, { shared: 'Say whether the view is shared' }],
  ])('is refused with %s', async (_, change, errors) => {
    const response = await call('POST', 'orders', owner, { ...late, ...change });
    expect(await expectProblem(response, 400, 'validation')).toMatchObject({ errors });
  });

  it('is refused for a list that does not exist, and to customers', async () => {
    await expectProblem(await call('GET', 'secrets', owner), 400, 'validation');
    await expectProblem(await call('POST', 'secrets', owner, late), 400, 'validation');
    const customer = await registerVerified();
    await expectProblem(await call('GET', 'orders', customer), 403, 'forbidden');
    await expectProblem(await call('POST', 'orders', customer, late), 403, 'forbidden');
  });
});

describe('The layout of a list', () => {
  it('is that of the person: one density for all lists, and columns for each', async () => {
    const account = await registerAdmin();
    const usual = { density: 'compact', columns: null };
    expect(await listed('orders', account)).toMatchObject(usual);
    const put = async (list: string, json: object) =>
      expectStatus(await call('PUT', list, account, json), 200);
    await Promise.all([
      put('orders', { density: 'comfortable' }),
      put('orders', { columns: ['date'] }),
      put('quotes', { columns: [] }),
    ]);
    const density = 'comfortable';
    expect(await listed('orders', account)).toMatchObject({ density, columns: ['date'] });
    expect(await listed('quotes', account)).toMatchObject({ density, columns: [] });
    await put('orders', { columns: null });
    expect(await listed('orders', account)).toMatchObject({ density, columns: null });
    expect(await listed('orders', colleague)).toMatchObject(usual);
    const refused = await call('PUT', 'orders', account, { density: 'huge' });
    await expectProblem(refused, 400, 'validation');
  });
});

describe('An account', () => {
  it('has its views in the export of its data, and loses them with its deletion', async () => {
    const account = await registerAdmin();
    await save('orders', { shared: true }, account);
    await expectStatus(await call('PUT', 'orders', account, { density: 'comfortable' }), 200);
    const { email, token, uid } = account;
    const data = await expectStatus<{ staffLists: object }>(
      await send('GET', `/user/${email}/data.json`, { token }),
      200,
    );
    const view = { list: 'orders', name: late.name, query: late.query };
    expect(data.staffLists).toMatchObject({ density: 'comfortable', views: [view] });
    await expectStatus(await send('DELETE', `/user/${email}`, { token }), 200);
    const left = [staffPreferences.doc(uid), staffViews.doc(`${uid}_orders`)];
    for (const reference of left) expect((await reference.get()).exists).toBe(false);
    const { views } = await listed('orders', colleague);
    expect(views.filter((one) => one.owner === uid)).toEqual([]);
  });
});

keepCaches();

it('views cost one document of each person, and their changes one more', async () => {
  const account = await registerAdmin();
  const caller = callerOf(account, true);
  const create = (key: string | undefined, name: string) => () =>
    createView('price-lists', { key, input: { ...late, name } }, caller);
  expect(await usageOf(create(undefined, 'One'))).toEqual({ reads: 2, writes: 2 });
  expect(await usageOf(create(randomUUID(), 'Two'))).toEqual({ reads: 2, writes: 3 });
  const list = () => getListViews('price-lists', caller);
  expect(await usageOf(list)).toEqual({ reads: 3, writes: 0 });
  await removeViewsOf(account.uid);
  expect((await list()).views).toEqual([]);
});
