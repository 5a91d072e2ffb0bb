import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, type Inserted, limits } from '../../contract/index.ts';
import { addressBook } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  registerCustomer,
  registerShoppers,
  registerWithoutEmail,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { statusesOf } from '../../testing/api/statuses.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { orderHeaders } from '../../testing/orders/orders.ts';

const { isDefault: _, ...workshop } = validForms.address;

const { customer, other, admin } = await registerShoppers();

const list = async ({ token }: TestAccount) =>
  expectStatus<Address[]>(await send('GET', '/addresses', { token }), 200);

const sendNew = ({ token }: TestAccount, fields: object = {}, key?: string) =>
  send('POST', '/addresses', {
    token,
    json: { ...workshop, ...fields },
    headers: key ? orderHeaders(key) : {},
  });

const create = async (account: TestAccount, fields: object = {}, key?: string): Promise<string> =>
  (await expectStatus<Inserted>(await sendNew(account, fields, key), 201)).insertedId;

const replace = ({ token }: TestAccount, id: string, json: object) =>
  send('PUT', `/addresses/${id}`, { token, json });

const update = (account: TestAccount, id: string, fields: object = {}) =>
  replace(account, id, { ...workshop, ...fields });

const remove = ({ token }: TestAccount, id: string) =>
  send('DELETE', `/addresses/${id}`, { token });

const defaultsOf = (addresses: readonly Address[]) =>
  addresses.filter(({ isDefault }) => isDefault).map(({ label }) => label);

interface Change {
  kind: string;
  at: number;
  isDefault: boolean | undefined;
}

const acknowledged = { acknowledged: true };
const deleted = (deletedCount: number) => ({ acknowledged: true, deletedCount });

describe('Saved addresses', () => {
  it('are listed for their account alone, oldest first, the first being the default', async () => {
    const buyer = await registerCustomer();
    expect(await list(buyer)).toEqual([]);
    const ids = [await create(buyer), await create(buyer, { label: 'Office', uid: other.uid })];
    expect(await list(buyer)).toEqual([
      { _id: ids[0], ...workshop, isDefault: true },
      { _id: ids[1], ...workshop, label: 'Office', isDefault: false },
    ]);
    expect(await list(other)).toEqual([]);
  });

  it('can be changed, and one of them made the default', async () => {
    const buyer = await registerCustomer();
    const [first, second] = [await create(buyer), await create(buyer, { label: 'Office' })];
    const { person } = workshop;
    const where = { city: 'Bend', street: '2 Mill Road', postcode: '97701', region: 'OR' };
    const change = { label: 'Yard', person, ...where, phoneNumber: '10987654321' };
    const blank = { company: '', extra: '' };
    expect(await expectStatus(await replace(buyer, second, change), 200)).toEqual(acknowledged);
    expect(await list(buyer)).toEqual([
      { _id: first, ...workshop, isDefault: true },
      { _id: second, ...change, ...blank, country: 'US', isDefault: false },
    ]);
    await expectStatus(await replace(buyer, second, { ...change, isDefault: true }), 200);
    expect(defaultsOf(await list(buyer))).toEqual(['Yard']);
    await create(buyer, { label: 'Site', isDefault: true });
    expect(defaultsOf(await list(buyer))).toEqual(['Site']);
  });

  it('are stored tidily, with markup as text', async () => {
    const buyer = await registerCustomer();
    const street = '<b>1</b> Mill & "Lane"';
    const phoneNumber = '+49 (30) 901-820';
    await create(buyer, { street: ` ${street} `, country: 'de', phoneNumber });
    expect(await list(buyer)).toMatchObject([
      { street, country: 'DE', phoneNumber: '+4930901820' },
    ]);
  });

  it('have what their country needs, also that of the seller, in its own form', async () => {
    const buyer = await registerCustomer();
    const missing = { postcode: 'Enter the ZIP code', region: 'Choose the state' };
    for (const country of ['', 'us']) {
      const refused = await sendNew(buyer, { country, postcode: '', region: 'Bavaria' });
      expect((await expectProblem(refused, 400, 'validation')).errors).toEqual(missing);
    }
    const typed = { country: '', postcode: '97205 1234', region: 'oregon' };
    await create(buyer, { ...typed, phoneNumber: '1 (503) 555-0142' });
    await create(buyer, { country: 'DE', region: '', postcode: '98 1', phoneNumber: '030 901820' });
    expect(await list(buyer)).toMatchObject([
      { country: 'US', postcode: '97205-1234', region: 'OR', phoneNumber: '+15035550142' },
      { country: 'DE', postcode: '98 1', region: '', phoneNumber: '+4930901820' },
    ]);
  });

  it('keep their default when an update says that it is none', async () => {
    const buyer = await registerCustomer();
    const id = await create(buyer);
    await create(buyer, { label: 'Office' });
    await expectStatus(await update(buyer, id, { isDefault: false }), 200);
    expect(defaultsOf(await list(buyer))).toEqual(['Workshop']);
  });

  it('can be deleted, once; the oldest of the others becomes the default', async () => {
    const buyer = await registerCustomer();
    const ids = [await create(buyer)];
    for (const label of ['Office', 'Yard']) ids.push(await create(buyer, { label }));
    const [first = '', second = '', third = ''] = ids;
    expect(await expectStatus(await remove(buyer, first), 200)).toEqual(deleted(1));
    expect(await expectStatus(await remove(buyer, first), 200)).toEqual(deleted(0));
    expect(defaultsOf(await list(buyer))).toEqual(['Office']);
    await expectStatus(await remove(buyer, third), 200);
    await expectStatus(await remove(buyer, second), 200);
    expect(await list(buyer)).toEqual([]);
    await create(buyer, { label: 'Again' });
    expect(defaultsOf(await list(buyer))).toEqual(['Again']);
  });

  it('have exactly one default after any changes', async () => {
    const buyer = await registerCustomer();
    const anyChange = fc.record({
      kind: fc.constantFrom('create', 'update', 'delete'),
      at: fc.nat(4),
      isDefault: fc.constantFrom(true, false, undefined),
    });
    const apply = async ({ kind, at, isDefault }: Change) => {
      const before = await list(buyer);
      const id = before[at]?._id ?? 'missing';
      const label = `Place ${randomUUID()}`;
      if (kind === 'create' && before.length < 5) await create(buyer, { label, isDefault });
      else if (kind === 'update') await update(buyer, id, { label, isDefault });
      else await remove(buyer, id);
      const after = await list(buyer);
      expect(defaultsOf(after)).toHaveLength(Math.min(after.length, 1));
      const isChosen = isDefault === true && after.some((address) => address.label === label);
      if (isChosen) expect(defaultsOf(after)).toEqual([label]);
    };
    const property = fc.asyncProperty(fc.array(anyChange, { maxLength: 6 }), async (changes) => {
      for (const change of changes) await apply(change);
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it('of another account cannot be changed or deleted, and look like missing ones', async () => {
    const id = await create(customer, { label: 'Mine' });
    const before = await list(customer);
    for (const stranger of [other, admin]) {
      const refused = await update(stranger, id, { label: 'Stolen' });
      const problem = await expectProblem(refused, 404, 'address-not-found');
      expect(problem.detail).toBe('This address is no longer in your address book.');
      expect(await expectStatus(await remove(stranger, id), 200)).toEqual(deleted(0));
    }
    expect(await list(customer)).toEqual(before);
  });

  it.each(['missing', '__x__', 'a%2Fb', '%F0%9F%92%A9'])('has none with the id %s', async (id) => {
    await expectProblem(await update(customer, id), 404, 'address-not-found');
    expect(await expectStatus(await remove(customer, id), 200)).toEqual(deleted(0));
  });

  it('are created once per key, also by concurrent retries, and with one form', async () => {
    const buyer = await registerCustomer();
    const key = randomUUID();
    const ids = await Promise.all(Array.from({ length: 8 }, () => create(buyer, {}, key)));
    expect(new Set(ids).size).toBe(1);
    expect(await create(buyer, {}, key)).toBe(ids[0]);
    expect(await list(buyer)).toHaveLength(1);
    await expectProblem(
      await sendNew(buyer, { label: 'Office' }, key),
      409,
      'idempotency-conflict',
    );
    expect(await create(other, {}, key)).not.toBe(ids[0]);
  });

  it('are at most 20 per account, also when they are created at the same time', async () => {
    const buyer = await registerCustomer();
    const key = randomUUID();
    await create(buyer, { label: 'First' }, key);
    const count = limits.addresses + 3;
    const responses = Array.from({ length: count }, (_, n) =>
      sendNew(buyer, { label: `No. ${n}` }),
    );
    const statuses = await statusesOf(responses);
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: limits.addresses - 1 }, () => 201),
      ...Array.from({ length: 4 }, () => 400),
    ]);
    const refused = await expectProblem(await sendNew(buyer), 400, 'validation');
    const message = 'You can save at most 20 addresses: delete one first';
    expect(refused).toMatchObject({ errors: { addresses: message }, detail: `${message}.` });
    const addresses = await list(buyer);
    expect(addresses).toHaveLength(limits.addresses);
    expect(defaultsOf(addresses)).toEqual(['First']);
    expect(await create(buyer, { label: 'First' }, key)).toBe(addresses[0]?._id);
    await expectStatus(await remove(buyer, addresses[7]?._id ?? ''), 200);
    await create(buyer, { label: 'Now there is room' });
  });

  it('keep one default when several are made the default at the same time', async () => {
    const buyer = await registerCustomer();
    const ids = await Promise.all([1, 2, 3, 4, 5].map((n) => create(buyer, { label: `No. ${n}` })));
    const changes = ids.map((id) => update(buyer, id, { label: id.slice(0, 8), isDefault: true }));
    expect(new Set(await statusesOf(changes))).toEqual(new Set([200]));
    const addresses = await list(buyer);
    expect(defaultsOf(addresses)).toHaveLength(1);
    expect(addresses.map(({ label }) => label).toSorted()).toEqual(
      ids.map((id) => id.slice(0, 8)).toSorted(),
    );
  });

  it('are refused field by field', async () => {
    const bad = {
      label: 'Two\nlines',
      street: ' ',
      city: 'x'.repeat(51),
      country: 'Atlantis',
      phoneNumber: '123',
      isDefault: 'yes',
    };
    const errors = {
      label: 'Name must be one line',
      street: 'Enter the street and the number',
      city: 'City must have at most 50 characters',
      country: 'Choose a country by its two-letter code, like US',
      phoneNumber: 'Enter a phone number with its area code, or + and 8 to 15 digits',
      isDefault: 'Default must be true or false',
    };
    const id = await create(customer);
    for (const response of [await sendNew(customer, bad), await update(customer, id, bad)]) {
      expect((await expectProblem(response, 400, 'validation')).errors).toEqual(errors);
    }
    const large = await sendNew(customer, { street: 'x'.repeat(limits.bodyBytes) });
    await expectProblem(large, 413, 'payload-too-large');
  });

  it('go with their account', async () => {
    const buyer = await registerCustomer();
    await create(buyer);
    await expectStatus(await send('DELETE', `/user/${buyer.email}`, buyer), 200);
    expect(await readDocument(addressBook(buyer.uid))).toBeUndefined();
  });

  it('need an account with an address', async () => {
    const token = await registerWithoutEmail();
    for (const [method, path] of [
      ['GET', '/addresses'],
      ['POST', '/addresses'],
      ['PUT', '/addresses/any'],
      ['DELETE', '/addresses/any'],
    ] as const) {
      await expectProblem(await send(method, path), 401, 'unauthenticated');
      await expectProblem(await send(method, path, { token }), 403, 'email-required');
    }
  });
});
