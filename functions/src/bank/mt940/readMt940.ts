import { daysBetween, isDay } from '../../contract/index.ts';
import { readAmount } from '../rows/amounts.ts';
import {
  type ReadEntry,
  type ReadFile,
  type ReadStatement,
  refuseFile,
  tidyAccount,
  tidyName,
} from '../rows/statement.ts';
import { detailsIn } from './details.ts';

/** A field of a message: its tag, and its lines. */
interface Field {
  tag: string;
  lines: string[];
}

const tagged = /^:(\d{2}[A-Z]?):(.*)$/;

/** Whether a text is of messages of SWIFT. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:(?:25|28)/m.test(text);

/** Whether a line ends a message. A text can have a line with a hyphen alone, too. */
const isEnd = (line: string, next: string): boolean =>
  /^-\}?\s*(?:\{.*)?$/.test(line) ? /^(?::20:|\{)/.test(next) : /^\{[1-5]:/.test(line);

/** The fields of all messages, without the blocks of SWIFT around them. */
const fieldsIn = (text: string): Field[] => {
  const fields: Field[] = [];
  const all = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  for (const [at, line] of all.entries()) {
    const next = all[at + 1] ?? '{';
    const [, tag, rest = ''] = tagged.exec(line.replace(/^\{.{0,400}\{4:\s*/, '')) ?? [];
    if (tag !== undefined) fields.push({ tag, lines: [rest] });
    else if (isEnd(line, next)) fields.push({ tag: '-', lines: [] });
    else fields.at(-1)?.lines.push(line);
  }
  return fields;
};

/** The day of `YYMMDD`. */
const dayIn = (text: string): string | null => {
  const [, year = '', month = '', day = ''] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  const full = `${Number(year) > 79 ? 19 : 20}${year}-${month}-${day}`;
  return isDay(full) ? full : null;
};

/** The day `MMDD` that is nearest to another, which may be in the next or the last year. */
const nearestDay = (monthAndDay: string, valueDay: string): string => {
  const year = Number(valueDay.slice(0, 4));
  const days = [year, year - 1, year + 1]
    .map((one) => `${one}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`)
    .filter(isDay);
  const away = (day: string) => Math.abs(daysBetween(day, valueDay));
  return days.toSorted((one, other) => away(one) - away(other))[0] ?? valueDay;
};

interface Reading {
  place: string;
  warn: (warning: string) => void;
}

const balance = /^([CD])(\d{6})([A-Z]{3})([\d,.]+)\s*$/;

const balanceIn = ({ lines }: Field, reading: Reading) => {
  const [, sign, date = '', currency = '', text = ''] = balance.exec(lines[0] ?? '') ?? [];
  if (sign === undefined) return refuseFile(`${reading.place} has a balance that cannot be read`);
  const amount = readAmount(text, { ...reading, currency });
  return { amount: sign === 'D' && amount !== 0 ? -amount : amount, day: dayIn(date), currency };
};

const movement =
  /^(\d{6})(\d{4})?(E?R?[CD])([A-Z])?(\d{1,15}(?:[.,]\d{0,5})?)([A-Z][A-Z\d]{3})?(.*)$/;

/** A row, and whether it is only expected. */
interface Movement {
  entry: ReadEntry;
  isPending: boolean;
}

const none = /^(?:nonref|notprovided)?$/i;

const movementIn = (
  { lines }: Field,
  information: string[],
  { account, currency, ...reading }: Reading & Pick<ReadStatement, 'account' | 'currency'>,
): Movement => {
  const [first = '', ...more] = lines;
  const [, date = '', booked, mark = '', , text = '', , references = ''] =
    movement.exec(first.trim()) ?? [];
  const valueDay = dayIn(date);
  if (valueDay === null)
    return refuseFile(`${reading.place} (“${first.slice(0, 40)}”) cannot be read`);
  const value = readAmount(text, { ...reading, currency });
  const returned = mark.includes('R');
  // RC takes back a credit: the money goes out.
  const isOut = mark.endsWith('D') !== returned;
  const [own = '', ofBank = ''] = references.split('//');
  const details = detailsIn(information);
  const number = (one: string) => (none.test(one.trim()) ? '' : tidyName(one));
  return {
    isPending: mark.startsWith('E'),
    entry: {
      account,
      day: booked === undefined ? valueDay : nearestDay(booked, valueDay),
      amount: isOut && value !== 0 ? -value : value,
      currency,
      payerName: details.payerName,
      payerAccount: details.payerAccount,
      text: details.text || tidyName(more.join(' ')),
      reference: details.reference || number(own),
      bankReference: number(ofBank),
      parts: 1,
      returned,
    },
  };
};

const newStatement = (): ReadStatement => ({
  account: '',
  number: '',
  from: null,
  to: null,
  currency: '',
  opening: null,
  closing: null,
  entries: [],
});

/** The messages of a file: each begins with its number. */
const messagesIn = (fields: readonly Field[]): Field[][] => {
  const messages: Field[][] = [];
  for (const field of fields) {
    if (field.tag === '20') messages.push([]);
    messages.at(-1)?.push(field);
  }
  return messages;
};

/** The account in `:25:`: an IBAN, or the number after that of the bank. */
const accountIn = (text: string): string => {
  const [, account = text] = /^\d{8}\/(\d+)/.exec(text.trim()) ?? [];
  return tidyAccount(account.replace(/(?<=\d)[A-Z]{3}$/, ''));
};

/** Reads the messages of MT940. Refuses those with rows that cannot be read, and cut-off ones. */
export const readMt940 = (text: string, maxEntries: number): ReadFile => {
  const result: ReadFile = { format: 'mt940', statements: [], pending: 0, warnings: [] };
  const warn = (warning: string) => void result.warnings.push(warning);
  let row = 0;
  for (const [index, fields] of messagesIn(fieldsIn(text)).entries()) {
    const statement = newStatement();
    const message = { place: `Statement ${index + 1}`, warn };
    if (fields.some(({ tag }) => tag === '34F')) {
      refuseFile(
        'The file is a report of the day (MT942), whose rows can still change. Choose MT940',
      );
    }
    for (const [at, field] of fields.entries()) {
      const [line = ''] = field.lines;
      if (field.tag === '25') statement.account = accountIn(line);
      if (field.tag === '28C' || field.tag === '28') statement.number = tidyName(line);
      if (/^60[FM]$/.test(field.tag)) {
        const { amount, day, currency } = balanceIn(field, message);
        Object.assign(statement, { opening: amount, from: day, currency });
      }
      if (/^62[FM]$/.test(field.tag)) {
        const { amount, day } = balanceIn(field, message);
        Object.assign(statement, { closing: amount, to: day });
      }
      if (field.tag !== '61') continue;
      row += 1;
      if (row > maxEntries) {
        refuseFile(`The file has more than ${maxEntries} rows. Choose a shorter period`);
      }
      const next = fields[at + 1];
      const information = next?.tag === '86' ? next.lines : [];
      const read = movementIn(field, information, { ...statement, place: `Row ${row}`, warn });
      if (read.isPending) result.pending += 1;
      else statement.entries.push(read.entry);
    }
    if (statement.account === '') refuseFile(`${message.place} names no account`);
    if (statement.opening === null || statement.closing === null) {
      refuseFile(`${message.place} is not complete: the file ends early, or lacks a balance`);
    }
    result.statements.push(statement);
  }
  return result;
};
