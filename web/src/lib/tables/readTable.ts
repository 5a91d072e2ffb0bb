import { likeliestDelimiter, statedDelimiterIn } from 'functions/contract';
import Papa from 'papaparse';

/** The longest table in characters. Longer ones are not read at all. */
export const maxTableLength = 2 * 1024 * 1024;

const sampledLines = 50;
const sampledLength = 20_000;

const sampleOf = (text: string): string[] =>
  text.slice(0, sampledLength).split('\n').slice(0, sampledLines);

/** Blank lines first, and the byte order mark. A tab at the start of a row is an empty cell. */
const blankStart = /^\ufeff?(?:[^\S\r\n]*[\r\n]+)*/;

/** The text of a table without blank lines at its start, and what separates its cells. */
export const openTable = (text: string): { content: string; delimiter: string } => {
  const lines = text.replace(blankStart, '').replace(/\r\n?/g, '\n');
  const [first = ''] = lines.split('\n', 1);
  const stated = statedDelimiterIn(first);
  const content = stated ? lines.slice(first.length + 1) : lines;
  return { content, delimiter: stated ?? likeliestDelimiter(sampleOf(content)) };
};

/**
 * The cells of a table by row, without blank rows. A quote that is never closed is no quote: it
 * would swallow all rows after it.
 */
export const readTable = (text: string, delimiter: string): string[][] => {
  const options = { delimiter, newline: '\n', skipEmptyLines: 'greedy' } as const;
  const { data, errors } = Papa.parse<string[]>(text, options);
  if (errors.every(({ type }) => type !== 'Quotes')) return data;
  return Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }).data;
};
