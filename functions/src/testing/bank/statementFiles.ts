/** Writes the files of banks that tests, the seed and measurements import. */

/** A row to write. Money is in cents. */
export interface WrittenEntry {
  day: string;
  amount: number;
  currency?: string;
  payerName?: string;
  payerAccount?: string;
  text?: string;
  reference?: string;
  bankReference?: string;
  /** The parts of a batch; what they are of `amount` shows whether they add up. */
  parts?: Omit<WrittenEntry, 'day' | 'parts'>[];
  returned?: boolean;
  status?: 'BOOK' | 'PDNG' | 'INFO';
  /** As the file has it, instead of `amount`. */
  amountText?: string;
}

/** A statement to write. */
export interface WrittenStatement {
  account: string;
  number?: string;
  currency?: string;
  from: string;
  to: string;
  opening: number;
  /** Without it, what the rows lead to. */
  closing?: number;
  entries: readonly WrittenEntry[];
}

const decimalOf = (cents: number, mark = '.'): string =>
  (Math.abs(cents) / 100).toFixed(2).replace('.', mark);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const isBooked = ({ status = 'BOOK' }: WrittenEntry): boolean => status === 'BOOK';

const currencyOf = (
  entry: Pick<WrittenEntry, 'currency'>,
  { currency = 'USD' }: WrittenStatement,
) => entry.currency ?? currency;

/** What the booked rows of its currency lead to. */
const closingOf = (statement: WrittenStatement): number => {
  const own = statement.entries.filter(
    (entry) => isBooked(entry) && currencyOf(entry, statement) === (statement.currency ?? 'USD'),
  );
  return statement.closing ?? own.reduce((sum, { amount }) => sum + amount, statement.opening);
};

const element = (name: string, content: string | undefined): string =>
  content === undefined || content === '' ? '' : `<${name}>${content}</${name}>`;

const direction = (cents: number): string => element('CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT');

const ibanOrOther = (account: string): string =>
  /^[A-Z]{2}\d{2}/.test(account)
    ? element('Id', element('IBAN', account))
    : element('Id', element('Othr', element('Id', escaped(account))));

const details = (entry: Omit<WrittenEntry, 'day' | 'parts'>, version: number, amount: string) => {
  const name = entry.amount < 0 ? 'Cdtr' : 'Dbtr';
  const party = element('Nm', escaped(entry.payerName ?? ''));
  const account = element(`${name}Acct`, entry.payerAccount && ibanOrOther(entry.payerAccount));
  const parties = element(name, version >= 8 ? element('Pty', party) : party) + account;
  const refs = element('EndToEndId', 'NOTPROVIDED');
  const texts = entry.text?.match(/.{1,140}/gs) ?? [];
  const remittance = [
    ...texts.map((text) => element('Ustrd', escaped(text))),
    element('Strd', element('CdtrRefInf', element('Ref', escaped(entry.reference ?? '')))),
  ];
  return element(
    'TxDtls',
    [
      element('Refs', refs),
      amount,
      element('RltdPties', parties),
      element('RmtInf', remittance.join('')),
    ].join(''),
  );
};

const amountOf = (entry: Omit<WrittenEntry, 'day'>, statement: WrittenStatement): string =>
  `<Amt Ccy="${currencyOf(entry, statement)}">${entry.amountText ?? decimalOf(entry.amount)}</Amt>`;

const camtEntry = (entry: WrittenEntry, statement: WrittenStatement, version: number): string => {
  const { parts, status = 'BOOK' } = entry;
  const batch = parts ? element('Btch', element('NbOfTxs', String(parts.length || 5))) : '';
  const written = (parts ?? [entry]).map((one) =>
    details(one, version, parts ? amountOf(one, statement) + direction(one.amount) : ''),
  );
  return element(
    'Ntry',
    [
      amountOf(entry, statement),
      direction(entry.amount),
      entry.returned ? element('RvslInd', 'true') : '',
      element('Sts', version >= 8 ? element('Cd', status) : status),
      element('BookgDt', element('Dt', entry.day)),
      element('AcctSvcrRef', escaped(entry.bankReference ?? '')),
      element('NtryDtls', batch + written.join('')),
    ].join(''),
  );
};

const balance = (code: string, cents: number, day: string, currency: string): string =>
  element(
    'Bal',
    [
      element('Tp', element('CdOrPrtry', element('Cd', code))),
      `<Amt Ccy="${currency}">${decimalOf(cents)}</Amt>`,
      direction(cents),
      element('Dt', element('Dt', day)),
    ].join(''),
  );

/** Whether a CAMT file is of statements or of notifications, which have no balances. */
type CamtKind = '053' | '054';

const camtStatement = (statement: WrittenStatement, kind: CamtKind, version: number): string => {
  const { currency = 'USD', number = '1', from, to } = statement;
  const balances =
    kind === '053'
      ? balance('OPBD', statement.opening, from, currency) +
        balance('CLBD', closingOf(statement), to, currency)
      : '';
  return element(
    kind === '053' ? 'Stmt' : 'Ntfctn',
    [
      element('Id', `${number}-${from}`),
      element('ElctrncSeqNb', number),
      element('FrToDt', `<FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm>`),
      element('Acct', ibanOrOther(statement.account) + element('Ccy', currency)),
      balances,
      ...statement.entries.map((entry) => camtEntry(entry, statement, version)),
    ].join(''),
  );
};

/** A CAMT.053 or CAMT.054 file of a version. */
export const camtOf = (
  statements: readonly WrittenStatement[],
  { kind = '053', version = 8 }: { kind?: CamtKind; version?: number } = {},
): string => {
  const namespace = `urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${String(version).padStart(2, '0')}`;
  const name = kind === '053' ? 'BkToCstmrStmt' : 'BkToCstmrDbtCdtNtfctn';
  const content = statements.map((one) => camtStatement(one, kind, version)).join('\n');
  const header = element('GrpHdr', '<MsgId>message</MsgId><CreDtTm>2026-11-30T06:00:00</CreDtTm>');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${element(name, header + content)}</Document>\n`;
};

const shortDay = (day: string): string => day.slice(2).replaceAll('-', '');

const mt940Balance = (tag: string, cents: number, day: string, currency: string): string =>
  `:${tag}:${cents < 0 ? 'D' : 'C'}${shortDay(day)}${currency}${decimalOf(cents, ',')}`;

/** The texts of a field of German banks, in parts of 27 letters. */
const germanText = (entry: WrittenEntry): string => {
  const { text = '', reference = '' } = entry;
  const purpose = `${reference ? `EREF+${reference}` : ''}SVWZ+${text}`;
  const parts = purpose.match(/.{1,27}/gs)?.slice(0, 14) ?? [];
  const codes = [
    '20',
    '21',
    '22',
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
    '60',
    '61',
    '62',
    '63',
  ];
  const name = entry.payerName ?? '';
  return [
    '166?00TRANSFER',
    ...parts.map((part, at) => `?${codes[at]}${part}`),
    `?31${entry.payerAccount ?? ''}?32${name.slice(0, 27)}`,
    name.length > 27 ? `?33${name.slice(27, 54)}` : '',
  ].join('');
};

const mt940Entry = (entry: WrittenEntry): string => {
  const isOut = entry.amount < 0;
  const usual = isOut ? 'D' : 'C';
  const mark = entry.returned ? `R${isOut ? 'C' : 'D'}` : usual;
  const amount = entry.amountText ?? decimalOf(entry.amount, ',');
  const reference = entry.bankReference ? `//${entry.bankReference}` : '';
  const day = shortDay(entry.day);
  const information = germanText(entry).match(/.{1,65}/gs) ?? [];
  return [
    `:61:${day}${day.slice(2)}${mark}${amount}NTRFNONREF${reference}`,
    `:86:${information.join('\r\n')}`,
  ].join('\r\n');
};

/** An MT940 file with the fields of German banks. Rows that are not booked are left out. */
export const mt940Of = (statements: readonly WrittenStatement[]): string =>
  statements
    .map((statement) => {
      const { currency = 'USD', number = '1' } = statement;
      return [
        ':20:STARTUMSE',
        `:25:${statement.account}`,
        `:28C:${number}`,
        mt940Balance('60F', statement.opening, statement.from, currency),
        ...statement.entries.filter(isBooked).map(mt940Entry),
        mt940Balance('62F', closingOf(statement), statement.to, currency),
        '-',
      ].join('\r\n');
    })
    .join('\r\n')
    .concat('\r\n');

const germanDay = (day: string): string => day.split('-').toReversed().join('.');
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const germanHeader = [
  ...['Auftragskonto', 'Buchungstag', 'Verwendungszweck', 'Name Zahlungsbeteiligter'],
  ...['IBAN Zahlungsbeteiligter', 'Betrag', 'Waehrung', 'Kundenreferenz', 'Bankreferenz'],
];

/** A table of a German bank. Rows that are not booked are left out. */
export const germanTableOf = (statements: readonly WrittenStatement[]): string => {
  const rows = statements.flatMap((statement) =>
    statement.entries
      .filter(isBooked)
      .map((entry) => [
        statement.account,
        germanDay(entry.day),
        entry.text ?? '',
        entry.payerName ?? '',
        entry.payerAccount ?? '',
        `${entry.amount < 0 ? '-' : ''}${entry.amountText ?? decimalOf(entry.amount, ',')}`,
        currencyOf(entry, statement),
        entry.reference ?? '',
        entry.bankReference ?? '',
      ]),
  );
  return [germanHeader, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n');
};

const englishHeader = [
  ...['Account Number', 'Date', 'Description', 'Counterparty', 'Counterparty IBAN'],
  ...['Paid out', 'Paid in', 'Currency', 'Payment reference', 'Transaction ID'],
];

/** A table in English, with columns for each direction. */
export const englishTableOf = (statements: readonly WrittenStatement[]): string => {
  const rows = statements.flatMap((statement) =>
    statement.entries.filter(isBooked).map((entry) => {
      const amount = entry.amountText ?? decimalOf(entry.amount);
      return [
        statement.account,
        entry.day,
        entry.text ?? '',
        entry.payerName ?? '',
        entry.payerAccount ?? '',
        ...(entry.amount < 0 ? [amount, ''] : ['', amount]),
        currencyOf(entry, statement),
        entry.reference ?? '',
        entry.bankReference ?? '',
      ];
    }),
  );
  return [englishHeader, ...rows].map((row) => row.map(quoted).join(',')).join('\n');
};
