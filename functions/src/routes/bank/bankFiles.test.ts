import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BankEntry, BankImport, ImportedStatements } from '../../contract/index.ts';
import { bankFileType } from '../../contract/index.ts';
import { bankEntries, bankFormats, bankImports } from '../../store/collections/bankCollections.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { sendThroughHosting } from '../../testing/api/throughHosting.ts';
import {
  camtOf,
  englishTableOf,
  mt940Of,
  type WrittenEntry,
  type WrittenStatement,
} from '../../testing/bank/statementFiles.ts';

// Also the bytes of a file have to arrive as they were sent.
sendThroughHosting();

const admin = await registerAdmin();

/** Each test has another account, whose documents it deletes. */
const newAccount = (): string => {
  const account = `9${randomInt(1e14)}`;
  onTestFinished(async () => {
    const imported = await bankImports.where('accounts', 'array-contains', account).get();
    const entries = await bankEntries.where('account', '==', account).get();
    await Promise.all([...imported.docs, ...entries.docs].map(({ ref }) => ref.delete()));
  });
  return account;
};

const entry = (fields: Partial<WrittenEntry> = {}): WrittenEntry => ({
  day: '2026-11-26',
  amount: 4_200,
  payerName: 'Zimmerei Müller',
  text: 'Für Hölzer',
  ...fields,
});

const statement = (
  account: string,
  entries: WrittenEntry[],
  head: Partial<WrittenStatement> = {},
): WrittenStatement => ({
  account,
  from: '2026-11-01',
  to: '2026-11-30',
  opening: 0,
  entries,
  ...head,
});

const sendFile = (file: string | Buffer, name = 'november.xml', token = admin.token) =>
  send('POST', `/bank/imports?name=${encodeURIComponent(name)}`, {
    token,
    body: Buffer.from(file) as Buffer<ArrayBuffer>,
    headers: { 'Content-Type': bankFileType },
  });

const importFile = async (file: string | Buffer): Promise<ImportedStatements> =>
  expectStatus<ImportedStatements>(await sendFile(file), 201);

const entriesOf = async (id: string): Promise<BankEntry[]> => {
  const path = `/bank/entries?filter=all&import=${id}`;
  return expectStatus(await send('GET', path, { token: admin.token }), 200);
};

const problemOf = async (file: string | Buffer): Promise<string> =>
  String((await expectProblem(await sendFile(file), 400, 'bank-file-refused')).fileProblem);

describe('POST /bank/imports', () => {
  it('adds the rows of a file, as its bytes say', async () => {
    const account = newAccount();
    const text = camtOf([statement(account, [entry(), entry({ amount: -100 })])]);
    const latin = text.replace('UTF-8', 'ISO-8859-1');
    const added = await importFile(Buffer.from(latin, 'latin1'));
    expect(added).toMatchObject({ acknowledged: true, again: false });
    expect(added.import).toMatchObject({
      name: 'november.xml',
      format: 'camt',
      entries: 2,
      repeated: 0,
      complete: true,
      byName: expect.any(String),
      statements: [{ account, opening: 0, closing: 4_100 }],
    });
    const entries = await entriesOf(added.import._id);
    expect(entries.map(({ amount, certainty }) => [amount, certainty]).toSorted()).toEqual([
      [-100, 'outgoing'],
      [4_200, 'unknown'],
    ]);
    expect(entries[0]).toMatchObject({ payerName: 'Zimmerei Müller', text: 'Für Hölzer' });
  });

  it('adds nothing for the same file, and answers with its import', async () => {
    const file = camtOf([statement(newAccount(), [entry(), entry()])]);
    const [first, second] = await Promise.all([sendFile(file), sendFile(file)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const again = await importFile(file);
    expect(again).toMatchObject({ again: true, import: { entries: 2, repeated: 0 } });
    expect(await entriesOf(again.import._id)).toHaveLength(2);
  });

  it('adds each row of overlapping files once, also at the same time and in another format', async () => {
    const account = newAccount();
    const rows = [1, 2, 3, 4].map((day) =>
      entry({ day: `2026-11-0${day}`, bankReference: `N${day}` }),
    );
    const files = [
      camtOf([statement(account, rows.slice(0, 3))]),
      camtOf([statement(account, rows.slice(1))]),
      mt940Of([statement(account, rows.slice(1, 3))]),
    ];
    const both = await Promise.all(files.slice(0, 2).map((file) => importFile(file)));
    const imports = [...both, await importFile(files[2] ?? '')];
    const stored = await bankEntries.where('account', '==', account).get();
    expect(stored.docs.map((one) => one.get('day')).toSorted()).toEqual(rows.map(({ day }) => day));
    const added = imports.map((one) => one.import.entries);
    expect(added.reduce((sum, one) => sum + one)).toBe(4);
  });

  it('keeps two payments of the same amount on a day, and one number of the bank once', async () => {
    const account = newAccount();
    const [one, two] = [entry(), entry({ bankReference: 'N1' })];
    const half = await importFile(camtOf([statement(account, [one])]));
    expect(half.import.entries).toBe(1);
    const whole = await importFile(camtOf([statement(account, [one, one, two, two])]));
    expect(whole.import).toMatchObject({ entries: 2, repeated: 2 });
  });

  it('completes an import that ended early', async () => {
    const account = newAccount();
    const file = camtOf([statement(account, [entry(), entry({ amount: 1 })])]);
    const { import: whole } = await importFile(file);
    const [lost] = await entriesOf(whole._id);
    await bankEntries.doc(lost?._id ?? '').delete();
    await bankImports.doc(whole._id).update({ complete: false, entries: 0 });
    const { import: again } = await importFile(file);
    expect(again).toMatchObject({ _id: whole._id, complete: true, entries: 2, repeated: 0 });
    expect(await entriesOf(whole._id)).toHaveLength(2);
  });

  it('counts pending rows, and warns about balances, gaps and currencies', async () => {
    const account = newAccount();
    const first = statement(account, [entry(), entry({ status: 'PDNG' })], { to: '2026-11-15' });
    expect((await importFile(camtOf([first]))).import).toMatchObject({ pending: 1, warnings: [] });
    const next = { from: '2026-11-16', number: '2', opening: 9_900, currency: 'EUR' };
    const { import: later } = await importFile(
      camtOf([statement(account, [entry({ amount: 5 })], { ...next, closing: 1 })]),
    );
    expect(later.warnings).toEqual([
      `Account ${account} is in EUR: its rows cannot be booked`,
      expect.stringMatching(/Rows may be missing$/),
      expect.stringMatching(/begins with 99.00, but the one before it ends with 42.00/),
    ]);
    const [foreign] = await entriesOf(later._id);
    expect(foreign).toMatchObject({ certainty: 'unknown', cause: 'other-currency' });
  });

  it('asks once for the columns of a table', async () => {
    const account = newAccount();
    const mark = randomUUID();
    const table = (day: string) =>
      `Wann ${mark};Was;Konto;Wieviel\n${day};Holz;${account};1.250,50\n`;
    const problem = await expectProblem(
      await sendFile(table('26.11.2026'), 'bank.csv'),
      409,
      'bank-columns-needed',
    );
    expect(problem).toMatchObject({
      header: [`Wann ${mark}`, 'Was', 'Konto', 'Wieviel'],
      rows: [['26.11.2026', 'Holz', account, '1.250,50']],
      columnProblem: 'unknown',
    });
    const columns = { day: 0, amount: 3, text: [1], account: 2 };
    const json = { header: problem.header, columns };
    onTestFinished(async () => {
      const saved = await bankFormats.where('by', '==', admin.uid).get();
      await Promise.all(saved.docs.map(({ ref }) => ref.delete()));
    });
    await expectStatus(await send('PUT', '/bank/columns', { token: admin.token, json }), 200);
    for (const day of ['26.11.2026', '27.11.2026']) {
      const { import: added } = await importFile(table(day));
      expect(added).toMatchObject({ format: 'csv', entries: 1 });
      const [row] = await entriesOf(added._id);
      expect(row).toMatchObject({
        amount: 125_050,
        text: 'Holz',
        day: day.split('.').toReversed().join('-'),
      });
    }
  });

  it('asks how days are written that could be read in two ways', async () => {
    const account = newAccount();
    const table = englishTableOf([statement(account, [entry()])]);
    const file = table.replace('2026-11-26', '03/04/2026');
    const problem = await expectProblem(await sendFile(file), 409, 'bank-columns-needed');
    expect(problem).toMatchObject({ columnProblem: 'days', guess: { day: 1 } });
    const { import: added } = await importFile(table.replace('2026-11-26', '26/11/2026'));
    expect((await entriesOf(added._id))[0]?.day).toBe('2026-11-26');
  });

  it.each([
    [[0, 1], /^Choose columns/],
    [[0], /header/],
  ])('refuses the columns of a header with %j', async (header, message) => {
    const json = { header: header.map(String), columns: { day: 0, amount: 7 } };
    const answer = await send('PUT', '/bank/columns', { token: admin.token, json });
    const { errors } = await expectProblem(answer, 400, 'validation');
    expect(Object.values(errors as object).join()).toMatch(message);
  });

  it.each([
    ['an empty body', '', /empty/],
    ['a ZIP', Buffer.from([0x50, 0x4b, 3, 4]), /ZIP/],
    ['a letter', 'Dear customer', /no statement/],
    ['a cut-off file', camtOf([statement('1', [entry()])]).slice(0, -60), /ends early/],
  ])('says why it refuses %s', async (_, file, message) => {
    expect(await problemOf(file)).toMatch(message);
  });

  it('refuses more bytes than a file may have, and customers', async () => {
    await expectProblem(
      await sendFile(Buffer.alloc(10 * 1024 * 1024 + 1)),
      413,
      'payload-too-large',
    );
    const { token } = await registerCustomer();
    await expectProblem(await sendFile('x', 'x', token), 403, 'forbidden');
    const typed = { token: admin.token, body: 'x', headers: { 'Content-Type': 'text/plain' } };
    const other = await send('POST', '/bank/imports', typed);
    await expectProblem(other, 415, 'unsupported-media-type');
    await expectProblem(await sendFile('x', 'x'.repeat(201)), 400, 'validation');
  });

  it('lists the file', async () => {
    const { import: added } = await importFile(mt940Of([statement(newAccount(), [entry()])]));
    const path = `/bank/import/${added._id}`;
    const found = await expectStatus<BankImport>(
      await send('GET', path, { token: admin.token }),
      200,
    );
    expect(found).toEqual(added);
  });
});
