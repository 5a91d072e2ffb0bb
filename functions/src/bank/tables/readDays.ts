import { type DayOrder, isDay } from '../../contract/index.ts';

const numbers = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\.?(?:[ T,].*)?$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const named = /^(\d{1,2})\.?[ -]([A-Za-zäÄ]{3,9})\.?[ -](\d{2,4})$/;
const namedFirst = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/;

/** The starts of the names of months, in English and in German. */
const months = [
  ...['jan', 'feb', 'mar|mär|mrz', 'apr', 'may|mai', 'jun'],
  ...['jul', 'aug', 'sep', 'oct|okt', 'nov', 'dec|dez'],
];

const monthNamed = (name: string): number =>
  months.findIndex((start) => new RegExp(`^(?:${start})`, 'i').test(name)) + 1;

const dayFrom = (year: number, month: number, day: number): string | null => {
  const full = year < 100 ? 2000 + year : year;
  const text = [full, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return isDay(text) ? text : null;
};

/** A day as a table has it, in this order of its numbers. Null for a text that is none. */
export const readDay = (text: string, order: DayOrder): string | null => {
  const [, year, month, day] = compact.exec(text)?.map(Number) ?? [];
  if (year && month && day) return dayFrom(year, month, day);
  const [, dayText, name = '', yearText] = named.exec(text) ?? [];
  if (dayText) return dayFrom(Number(yearText), monthNamed(name), Number(dayText));
  const [, first = '', dayOfMonth, ofYear] = namedFirst.exec(text) ?? [];
  if (dayOfMonth) return dayFrom(Number(ofYear), monthNamed(first), Number(dayOfMonth));
  const [, one = 0, two = 0, three = 0] = numbers.exec(text)?.map(Number) ?? [];
  if (/^\d{4}/.test(text)) return dayFrom(one, two, three);
  return order === 'day-first' ? dayFrom(three, two, one) : dayFrom(three, one, two);
};

/**
 * The order of the numbers in which all days exist; undefined if they exist in several, which mean
 * other days. A point is written only between a day and a month.
 */
export const dayOrderOf = (texts: readonly string[]): DayOrder | undefined => {
  const possible = (['day-first', 'month-first'] as const).filter((order) =>
    texts.every((text) => readDay(text, order) !== null),
  );
  const [only, other] = possible;
  if (only === undefined || other === undefined) return only ?? 'day-first';
  const isSame = texts.every((text) => readDay(text, only) === readDay(text, other));
  return isSame || texts.some((text) => /^\d{1,2}\.\d/.test(text)) ? 'day-first' : undefined;
};
