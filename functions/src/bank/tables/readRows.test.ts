import { expect, it } from 'vitest';
import { guessColumns } from './guessColumns.ts';
import { readRows } from './readRows.ts';
import { readTable } from './readTable.ts';

/** Reads a table as its header says. */
const read = (text: string) => {
  const [header, ...rows] = readTable(text, 100);
  const columns = guessColumns(header?.cells ?? []);
  return readRows(rows, { columns: columns as never, account: '', currency: 'EUR' });
};

it('leaves out what the bank has not booked, whatever payers write', () => {
  const { statements, pending } = read(
    [
      'Buchungstag;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Info',
      '28.11.2026;nicht gebucht: Rechnung 2026-000123;Pending GmbH;10,00;Umsatz gebucht',
      '29.11.2026;Rechnung 2026-000124;Muster GmbH;20,00;Umsatz vorgemerkt',
    ].join('\n'),
  );
  expect(pending).toBe(1);
  expect(statements.flatMap(({ entries }) => entries)).toMatchObject([
    { day: '2026-11-28', amount: 1_000, payerName: 'Pending GmbH' },
  ]);
});
