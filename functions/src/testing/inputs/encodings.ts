import type { TableEncoding } from '../../contract/index.ts';

/** The characters that Windows-1252 has between 0x80 and 0x9f. */
const euro = { character: '€', byte: 0x80 };

const utf16 = (text: string, isBigEndian: boolean): Buffer<ArrayBuffer> => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

const windows1252 = (text: string): Buffer<ArrayBuffer> =>
  Buffer.from(text.replaceAll(euro.character, String.fromCharCode(euro.byte)), 'latin1');

/** A text as a spreadsheet stores it, with or without a byte order mark. */
export const encodedAs = (
  encoding: TableEncoding,
  text: string,
  mark = false,
): Buffer<ArrayBuffer> => {
  const marked = mark ? `\ufeff${text}` : text;
  if (encoding === 'windows-1252') return windows1252(text);
  return encoding === 'utf-8' ? Buffer.from(marked) : utf16(marked, encoding === 'utf-16be');
};
