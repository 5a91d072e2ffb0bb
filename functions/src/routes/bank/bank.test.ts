import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BankEntry, BankEntryDetails, BankImport } from '../../contract/index.ts';
import { bankEntryFilters } from '../../contract/index.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { storeEntry, storeImport } from '../../testing/bank/entries.ts';

const admin = await registerAdmin();

const get = async <Body>(path: string): Promise<Body> =>
  expectStatus<Body>(await send('GET', path, { token: admin.token }), 200);

const idsOf = async (query: string): Promise<string[]> =>
  (await get<BankEntry[]>(`/bank/entries?${query}`)).map(({ _id }) => _id);

const share = {
  invoiceNumber: '2026-004711',
  orderId: 'order',
  orderNumber: 'TH-4K2M9A7C',
  payerId: 'payer',
  payerName: 'Brackenbury Joinery',
  open: 4_200,
  amount: 4_200,
};

describe('GET /bank/imports', () => {
  it('lists the files newest first, in pages', async () => {
    const soon = (seconds: number) => new Date(Date.now() + 86_400_000 + seconds * 1_000);
    const older = await storeImport({ createdAt: soon(1) });
    const newer = await storeImport({ createdAt: soon(2) });
    const [first, second] = await allPages<BankImport>('/bank/imports?limit=1', admin.token, 2);
    expect([first, second].flat().map((one) => one?._id)).toEqual([newer, older]);
  });
});

describe('GET /bank/import/:id', () => {
  it('sends one', async () => {
    const statement = {
      account: 'DE89370400440532013000',
      number: '7',
      from: '2026-11-01',
      to: null,
      currency: 'USD',
      opening: -500,
      closing: 3_700,
    };
    const id = await storeImport({ statements: [statement], warnings: ['One row is doubtful'] });
    const found = await get<BankImport>(`/bank/import/${id}`);
    expect(found).toMatchObject({ _id: id, name: 'november.xml', statements: [statement] });
  });

  it('refuses an unknown one', async () => {
    const answer = await send('GET', `/bank/import/${randomUUID()}`, { token: admin.token });
    await expectProblem(answer, 404, 'import-not-found');
  });
});

describe('GET /bank/entries', () => {
  it('filters by what is to do', async () => {
    const importId = randomUUID();
    const open = {
      sure: await storeEntry({ importId, certainty: 'sure', cause: 'reference-and-sum' }),
      proposal: await storeEntry({ importId, certainty: 'proposal', cause: 'known-account' }),
      unknown: await storeEntry({ importId }),
      outgoing: await storeEntry({
        importId,
        amount: -1,
        certainty: 'outgoing',
        cause: 'money-out',
      }),
    };
    const booked = await storeEntry({ importId, status: 'booked', certainty: 'sure' });
    const left = await storeEntry({ importId, status: 'left' });
    const { sure, proposal, unknown, outgoing } = open;
    const expected = {
      open: [sure, proposal, unknown],
      ...{ sure: [sure], proposal: [proposal], unknown: [unknown], outgoing: [outgoing] },
      ...{ booked: [booked], left: [left] },
      all: [...Object.values(open), booked, left],
    };
    for (const filter of bankEntryFilters) {
      const found = await idsOf(`import=${importId}&filter=${filter}`);
      expect(found.toSorted(), filter).toEqual(expected[filter].toSorted());
    }
    expect(await idsOf(`import=${importId}`)).toHaveLength(3);
  });

  it('sorts by day, and continues where a page has ended', async () => {
    const importId = randomUUID();
    const days = ['2026-11-03', '2026-11-05', '2026-11-04'];
    for (const day of days) await storeEntry({ importId, day });
    const pages = await allPages<BankEntry>(
      `/bank/entries?import=${importId}&limit=2`,
      admin.token,
    );
    expect(pages.map((page) => page.map(({ day }) => day))).toEqual([
      ['2026-11-05', '2026-11-04'],
      ['2026-11-03'],
    ]);
  });

  it.each([
    'Brackenbury',
    'thanks for the chisels',
    'chisels bracken',
    '42.17',
    'RF46202600471',
    '2026-004711',
    'TH-4K2M9A7C',
    'GB33BUKB20201555555555',
    'NTRF99',
  ])('finds a row by %s', async (search) => {
    const importId = randomUUID();
    const found = await storeEntry({
      importId,
      amount: 4_217,
      text: 'Thanks for the chisels',
      reference: 'RF462026004711',
      bankReference: 'NTRF99',
      shares: [share],
    });
    const other = { payerName: 'Other', payerAccount: '', text: 'Rent' };
    await storeEntry({ importId, ...other });
    const q = encodeURIComponent(search);
    for (const filter of ['open', 'unknown', 'all']) {
      expect(await idsOf(`import=${importId}&filter=${filter}&q=${q}`), filter).toEqual([found]);
    }
    expect(await idsOf(`import=${importId}&filter=booked&q=${q}`)).toEqual([]);
  });

  it.each(['filter=new', 'cursor=abc', 'limit=0', 'import=a&import=b'])(
    'refuses %s',
    async (query) => {
      const answer = await send('GET', `/bank/entries?${query}`, { token: admin.token });
      await expectProblem(answer, 400, 'validation');
    },
  );

  it('refuses customers', async () => {
    const { token } = await registerCustomer();
    await expectProblem(await send('GET', '/bank/entries', { token }), 403, 'forbidden');
  });
});

describe('GET /bank/entry/:id', () => {
  it('sends a row, without the terms of its search', async () => {
    const id = await storeEntry({ shares: [share] });
    const { entry } = await get<BankEntryDetails>(`/bank/entry/${id}`);
    expect(entry).toMatchObject({ _id: id, shares: [share], status: 'open' });
    expect(Object.keys(entry)).not.toContain('searchTerms');
  });

  it('refuses an unknown one', async () => {
    const answer = await send('GET', `/bank/entry/${randomUUID()}`, { token: admin.token });
    await expectProblem(answer, 404, 'entry-not-found');
  });
});
