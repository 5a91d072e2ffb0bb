import { describe, expect, it } from 'vitest';
import { type Posting, usualJournal } from '../contract/index.ts';
import { datevFile, isInOneYear } from './datev.ts';
import { windows1252 } from './windows1252.ts';

const settings = { ...usualJournal, consultant: '29098', client: '55003', yearStart: '4' };
const period = { from: '2026-04-01', to: '2026-04-30' };

const posting: Posting = {
  day: '2026-04-09',
  kind: 'invoice',
  debit: 'receivables',
  credit: 'revenue',
  amount: 123_405,
  currency: 'EUR',
  tax: 'Tax (19%)',
  document: '2026-000123',
  orderNumber: 'TH-4K2M9A7C',
  payerName: 'Holz “Müller” & Łoś "GmbH"',
  customerNumber: '',
  taxNumber: 'DE123456789',
  reference: '',
};

const now = new Date('2026-05-02T08:09:10.123Z');

const linesOf = async (...postings: Posting[]) => {
  const batches = (async function* () {
    yield postings;
  })();
  const bytes: Uint8Array[] = [];
  for await (const part of datevFile(batches, period, settings, now)) bytes.push(part);
  const text = new TextDecoder('windows-1252').decode(Buffer.concat(bytes));
  expect(text.endsWith('\r\n')).toBe(true);
  return text.split('\r\n').slice(0, -1);
};

describe('A file for DATEV', () => {
  it('begins with the header of the format, and the names of its 125 columns', async () => {
    const [header = '', names = ''] = await linesOf(posting);
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260502080910123;;"";"";"";29098;55003;20260401;4;20260401;20260430;"Tools Hub 2026-04-01 - 2026-04";"";1;0;0;"";;"";;;"";;;"";""',
    );
    expect(header.split(';')).toHaveLength(31);
    expect(names.split(';')).toHaveLength(125);
    expect(names).toMatch(/^Umsatz \(ohne Soll\/Haben-Kz\);.*;Abw\. Skontokonto$/);
  });

  it('has a line for each posting, with a decimal comma and the day without its year', async () => {
    const [, names = '', line = ''] = await linesOf(posting);
    const values = line.split(';');
    expect(values).toHaveLength(125);
    const record = Object.fromEntries(names.split(';').map((name, at) => [name, values[at]]));
    expect(record).toMatchObject({
      'Umsatz (ohne Soll/Haben-Kz)': '1234,05',
      'Soll/Haben-Kennzeichen': '"S"',
      'WKZ Umsatz': '"EUR"',
      Konto: '1200',
      'Gegenkonto (ohne BU-Schlüssel)': '4000',
      'BU-Schlüssel': '',
      Belegdatum: '0904',
      'Belegfeld 1': '"2026-000123"',
      Buchungstext: '"Holz “Müller” & Los ""GmbH"", Tax (19%), TH-4K2M9A7C"',
    });
  });

  it('cuts texts, and forgets what breaks a line', async () => {
    const payerName = `${'Ä'.repeat(50)}\n;second line that is too long`;
    const [, , line = ''] = await linesOf({ ...posting, payerName, document: '2026 / 7' });
    expect(line).toContain(`"${'Ä'.repeat(50)} ;second l"`);
    expect(line).toContain('"2026/7"');
  });

  it('is for one financial year', () => {
    expect(isInOneYear({ from: '2026-04-01', to: '2027-03-31' }, settings)).toBe(true);
    expect(isInOneYear({ from: '2026-03-31', to: '2026-04-01' }, settings)).toBe(false);
    expect(isInOneYear({ from: '2026-03-31', to: '2026-04-01' }, usualJournal)).toBe(true);
  });
});

describe('Windows-1252', () => {
  it('has the bytes that decoders read', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    const text = new TextDecoder('windows-1252').decode(bytes);
    expect(windows1252(text)).toEqual(bytes);
  });

  it.each([
    ['Žižka Łódź đ', 'Žižka Lódz d'],
    ['ﬁne ①', 'fine 1'],
    ['e\u0301', 'é'],
    ['日本 😀', '?? ?'],
    ['non\u2011breaking\u202fspace', 'non-breaking space'],
  ])('writes %s as %s', (text, read) => {
    expect(new TextDecoder('windows-1252').decode(windows1252(text))).toBe(read);
  });
});
