import {
  decimalCents,
  type JournalPeriod,
  type JournalSettings,
  type Posting,
} from '../contract/index.ts';
import { windows1252 } from './windows1252.ts';

/** Names of columns that are numbered from 1 on, those of a number together. */
const numbered = (count: number, ...names: ((at: number) => string)[]): string[] =>
  Array.from({ length: count }, (_, at) => names.map((name) => name(at + 1))).flat();

/**
 * The columns of a file of postings, in version 13 of the format.
 * @see https://developer.datev.de/datev/platform/en/dtvf/formate/buchungsstapel
 */
const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...numbered(
    8,
    (at) => `Beleginfo - Art ${at}`,
    (at) => `Beleginfo - Inhalt ${at}`,
  ),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...numbered(
    20,
    (at) => `Zusatzinformation - Art ${at}`,
    (at) => `Zusatzinformation- Inhalt ${at}`,
  ),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
] as const;

const longestText = 60;
const longestNumber = 36;

/** A text within quotation marks, without the control characters that the format forbids. */
const quoted = (text: string, length = longestText): string => {
  const clean = text.replace(/\p{Cc}+/gu, ' ').trim();
  return `"${[...clean].slice(0, length).join('').replaceAll('"', '""')}"`;
};

const compactDay = (day: string): string => day.replaceAll('-', '');

/** `2026-11-30` as `3011`: the year is in the header. */
const dayAndMonth = (day: string): string => `${day.slice(8, 10)}${day.slice(5, 7)}`;

/** The first day of the financial year of a day. */
const yearOf = (day: string, { yearStart }: JournalSettings): string => {
  const year = Number(day.slice(0, 4));
  const month = yearStart.padStart(2, '0');
  return `${day.slice(5, 7) < month ? year - 1 : year}-${month}-01`;
};

/** Whether all days of a period are in one financial year, as one file for DATEV needs. */
export const isInOneYear = ({ from, to }: JournalPeriod, settings: JournalSettings): boolean =>
  yearOf(from, settings) === yearOf(to, settings);

const headerOf = ({ from, to }: JournalPeriod, settings: JournalSettings, now: Date): string =>
  [
    '"EXTF"',
    700,
    21,
    '"Buchungsstapel"',
    13,
    now.toISOString().replace(/\D/g, '').slice(0, 17),
    '',
    '""',
    '""',
    '""',
    settings.consultant,
    settings.client,
    compactDay(yearOf(from, settings)),
    settings.revenue.length,
    compactDay(from),
    compactDay(to),
    quoted(`Tools Hub ${from} - ${to}`, 30),
    '""',
    1,
    0,
    0,
    '""',
    '',
    '""',
    '',
    '',
    '""',
    '',
    '',
    '""',
    '""',
  ].join(';');

const filled = (values: Readonly<Partial<Record<string, string>>>): string =>
  columns.map((column) => values[column] ?? '').join(';');

const textOf = ({ payerName, tax, document, orderNumber, reference }: Posting): string =>
  [payerName, tax, document ? '' : reference, orderNumber].filter(Boolean).join(', ');

/** The characters that the number of a document may have. */
const numberOf = (text: string): string => text.replace(/[^\w$&%*+\-/]/g, '');

const lineOf = (posting: Posting, settings: JournalSettings): string => {
  const { amount, currency, debit, credit, day, document, orderNumber, taxNumber } = posting;
  return filled({
    'Umsatz (ohne Soll/Haben-Kz)': decimalCents(amount).replace('.', ','),
    'Soll/Haben-Kennzeichen': '"S"',
    'WKZ Umsatz': quoted(currency),
    Konto: settings[debit],
    'Gegenkonto (ohne BU-Schlüssel)': settings[credit],
    Belegdatum: dayAndMonth(day),
    'Belegfeld 1': quoted(numberOf(document || orderNumber), longestNumber),
    Buchungstext: quoted(textOf(posting)),
    ...(taxNumber !== '' && {
      'Zusatzinformation - Art 1': quoted('Tax number', 20),
      'Zusatzinformation- Inhalt 1': quoted(taxNumber, 210),
    }),
  });
};

/** The journal of a period as a file for DATEV, batch by batch, in Windows-1252. */
export const datevFile = async function* (
  batches: AsyncIterable<readonly Posting[]>,
  period: JournalPeriod,
  settings: JournalSettings,
  now = new Date(),
): AsyncGenerator<Uint8Array> {
  yield windows1252(`${headerOf(period, settings, now)}\r\n${columns.join(';')}\r\n`);
  for await (const postings of batches) {
    yield windows1252(postings.map((posting) => `${lineOf(posting, settings)}\r\n`).join(''));
  }
};
