/** The encodings in which spreadsheets store tables. */
export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const saveAsCsv = 'save the sheet as CSV and choose that file';

/** The first bytes of files that are chosen by mistake. */
const signatures: [kind: string, bytes: readonly number[]][] = [
  ['a workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['a workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
  ['compressed', [0x1f, 0x8b]],
];

const sampledBytes = 4_096;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Where the zero bytes are shows UTF-16 without a byte order mark: most letters have one. */
const zeroBytes = (bytes: Uint8Array, offset: 0 | 1): number =>
  bytes.subarray(0, sampledBytes).filter((byte, at) => byte === 0 && at % 2 === offset).length;

const isUtf8Text = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * The encoding of a table: UTF-16 or UTF-8, with or without a byte order mark, or else
 * Windows-1252.
 */
export const tableEncodingOf = (bytes: Uint8Array, isUtf8 = isUtf8Text): TableEncoding => {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const [even, odd] = [zeroBytes(bytes, 0), zeroBytes(bytes, 1)];
  if (odd > even) return 'utf-16le';
  if (even > odd) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};

/** The start of a table, enough to recognise its delimiter and its header. */
export const tableStartOf = (
  bytes: Uint8Array,
  encoding: TableEncoding,
  length: number = sampledBytes,
): string => new TextDecoder(encoding).decode(bytes.subarray(0, length), { stream: true });

// biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of these
const control = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
const markup = /^\s*<(?:!doctype|html|\?xml|table)/i;

const kindOf = (bytes: Uint8Array, encoding: TableEncoding): string | undefined => {
  const [kind] = signatures.find(([, signature]) => startsWith(bytes, signature)) ?? [];
  if (kind) return kind;
  const start = tableStartOf(bytes, encoding);
  if (control.test(start)) return 'binary';
  return markup.test(start) ? 'a web page or XML' : undefined;
};

/** Why a file is no table, such as a workbook; undefined if it is a text. */
export const tableFileProblem = (
  bytes: Uint8Array,
  encoding: TableEncoding,
): string | undefined => {
  const kind = kindOf(bytes, encoding);
  return kind && `This file is ${kind}, not CSV: ${saveAsCsv}`;
};
