import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type PublicSettings,
  type SavedSettings,
  type ShopSettings,
  sellerOf,
  timeZoneMessage,
} from '../../contract/index.ts';
import { auditLog } from '../../store/collections/collections.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';

const { customer, admin } = await registerShoppers();

const read = async () =>
  expectStatus<ShopSettings>(await send('GET', '/settings', { token: admin.token }), 200);

const save = (json: unknown, token = admin.token): Promise<Response> =>
  send('PUT', '/settings', { token, json });

/** The settings with one field replaced: `seller.name`. */
const withField = (settings: ShopSettings, path: string, value: unknown) => {
  const [group = '', name] = path.split('.');
  if (name === undefined) return { ...settings, [group]: value };
  const fields = settings[group as 'seller' | 'bank'];
  return { ...settings, [group]: { ...fields, [name]: value } };
};

const auditOf = async () => {
  const { docs } = await auditLog.where('by', '==', admin.uid).get();
  return docs.map((entry) => entry.data());
};

const long = 'x'.repeat(121);
const terms = 'prepaid, net-7, net-14, net-30, net-60, net-90';

/** So many days, one in a line. */
const days = (count: number): string =>
  Array.from({ length: count }, (_, at) => addDays('2027-01-01', at)).join('\n');

describe('PUT /settings', () => {
  it.each([
    ['version', undefined, 'Version is required'],
    ['seller.name', long, 'Name must have at most 120 characters'],
    ['seller.name', 'two\nlines', 'Name must be one line'],
    ['seller.street', 'two\nlines', 'Street must be one line'],
    ['seller.street', ' ', 'Enter the street and the number'],
    ['seller.city', '', 'Enter the city'],
    ['seller.postcode', '', 'Enter the ZIP code'],
    ['seller.region', 'Bavaria', 'Choose the state'],
    ['seller.extra', 5, 'Building, floor or gate must be a text'],
    ['seller.email', 'nobody', 'Enter a valid e-mail address'],
    ['seller.phone', 12, 'Phone must be a text'],
    ['seller.country', 'XX', 'Choose a country by its two-letter code, like US'],
    ['seller.country', ' ', 'Choose a country by its two-letter code, like US'],
    ['seller.country', null, 'Country must be a text'],
    ['currency', 'EUR', 'The currency must be USD'],
    ['currency', null, 'The currency must be USD'],
    ['seller.taxNumber', long, 'Tax number must have at most 120 characters'],
    ['bank.holder', 'two\nlines', 'Account holder must be one line'],
    ['bank.bankName', long, 'Bank must have at most 120 characters'],
    ['bank.account', null, 'Account number must be a text'],
    ['bank.code', long, 'Routing number or BIC must have at most 120 characters'],
    ['taxRate', -1, 'Tax rate must be at least 0'],
    ['taxRate', 8.25, 'Tax rate must be a whole number'],
    ['taxRate', 10_001, 'Tax rate must be at most 100%'],
    ['taxRate', '825', 'Tax rate must be a number'],
    ['orderMinimum', 0.5, 'Order minimum must be a whole number'],
    ['orderMinimum', undefined, 'Order minimum is required'],
    ['holdHours', -1, 'Hold time must be at least 0'],
    ['holdHours', 8_761, 'Hold time must be at most 8,760 hours'],
    ['defaultTerms', 'net-45', `Payment terms must be one of: ${terms}`],
    ['defaultTerms', undefined, 'Payment terms are required'],
    ['timeZone', 'Mars/Phobos', timeZoneMessage],
    ['timeZone', '+05:30', timeZoneMessage],
    ['timeZone', '', timeZoneMessage],
    ['timeZone', null, 'Time zone must be a text'],
    ['timeZone', 1, 'Time zone must be a text'],
    ['leadDays', -1, 'Lead time must be at least 0'],
    ['leadDays', 61, 'Lead time must be at most 60 days'],
    ['cutOff', '25:00', 'Enter a time like 14:00'],
    ['cutOff', '', 'Enter a time like 14:00'],
    ['workWeek', 'never', 'Work days must be one of: mon-fri, mon-sat, sun-thu'],
    ['closedDays', '2026-12-25 2026-02-30', 'Write days like 2026-12-25: “2026-02-30” is no day'],
    ['closedDays', days(101), 'Enter at most 100 closed days: remove those that have passed'],
    ['closedDays', days(400), 'Enter at most 100 closed days: remove those that have passed'],
    ['transitDays', 4, 'Transit must not be longer than the lead time'],
    ['transitDays', -1, 'Transit must be at least 0'],
    ['closedDays', 7, 'Closed days must be a text'],
  ])('refuses %s %j', async (path, value, message) => {
    const before = await read();
    const response = await save(withField(before, path, value));
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(errors).toEqual({ [path]: message });
    expect(await read()).toEqual(before);
  });

  it.each(['seller', 'bank'])('refuses %s that is no object', async (group) => {
    const response = await save({ ...(await read()), [group]: 'text' });
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(Object.keys(errors as object)).toEqual([group]);
  });

  it('refuses another version with the current settings', async () => {
    const settings = await read();
    const response = await save({ ...settings, version: randomUUID() });
    const problem = await expectProblem(response, 412, 'precondition-failed');
    expect(problem).toMatchObject({ settings });
  });

  // All in one test, because the settings are shared: nothing else may save them in between.
  it('saves a change once, records only it, and keeps the version without a change', async () => {
    const before = await read();
    const seller = { ...before.seller, phone: `+1 503 555 ${Math.floor(Math.random() * 9_000)}` };
    const change = { ...before, seller, surprise: true };
    const unchanged = await expectStatus<SavedSettings>(await save(before), 200);
    expect(unchanged.version).toBe(before.version);
    expect(await auditOf()).toEqual([]);
    const answers = await Promise.all([save(change), save(change)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const after = await read();
    expect(after).toEqual({ ...before, seller, version: after.version });
    expect(after.version).not.toBe(before.version);
    expect(await auditOf()).toEqual([
      expect.objectContaining({
        action: 'settings-changed',
        target: { kind: 'settings', id: 'shop', label: 'Settings' },
        before: { 'seller.phone': before.seller.phone },
        after: { 'seller.phone': seller.phone },
      }),
    ]);
    await expectStatus(await save({ ...before, version: after.version }), 200);
    expect((await read()).seller).toEqual(before.seller);
  });

  it('is for admins', async () => {
    const settings = await read();
    for (const method of ['GET', 'PUT']) {
      const json = method === 'PUT' ? settings : undefined;
      const visitor = await send(method, '/settings', { json });
      await expectProblem(visitor, 401, 'unauthenticated');
      const refused = await send(method, '/settings', { json, token: customer.token });
      await expectProblem(refused, 403, 'forbidden');
    }
  });
});

describe('GET /shop', () => {
  it('shows only the public settings, to everyone', async () => {
    const settings = await read();
    const { currency, taxRate, orderMinimum, returnDays, timeZone } = settings;
    const publicSettings = await expectStatus<PublicSettings>(await send('GET', '/shop'), 200);
    const { name, address, country, email } = sellerOf(settings);
    expect(publicSettings).toEqual({
      name,
      address,
      country,
      email,
      currency,
      taxRate,
      orderMinimum,
      returnDays,
      timeZone,
      deliveryDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      lastRequestedDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      phone: expect.any(String),
      cardPayments: expect.any(Boolean),
      companiesOnly: false,
    });
  });
});
