import { maxTableLength } from './parseRows.ts';

/** The text of a file, or why it has none. */
export type TextFile = { text: string } | { problem: string };

const saveAsCsv = 'Save the sheet as CSV and choose that file.';

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Workbooks of Excel (new and old), PDF, pictures. */
const signatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
] as const;

const sampledBytes = 4_096;

/** Where the zero bytes are shows UTF-16 without a byte order mark: most letters have one. */
const zeroBytes = (bytes: Uint8Array, offset: 0 | 1): number =>
  bytes.subarray(0, sampledBytes).filter((byte, at) => byte === 0 && at % 2 === offset).length;

const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const [even, odd] = [zeroBytes(bytes, 0), zeroBytes(bytes, 1)];
  if (odd > 0 && even === 0) return 'utf-16le';
  if (even > 0 && odd === 0) return 'utf-16be';
  return 'utf-8';
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of these
const control = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** The text in the bytes of a file: UTF-8, UTF-16, or else Windows-1252. */
export const decodeText = (bytes: Uint8Array): TextFile => {
  const isBinary = signatures.some((signature) => startsWith(bytes, signature));
  const text = isBinary ? '' : decode(bytes);
  if (isBinary || control.test(text)) return { problem: `This is not a text file. ${saveAsCsv}` };
  return text.trim() ? { text } : { problem: 'The file is empty.' };
};

/** Reads a file that people call CSV. */
export const readTextFile = async (file: File): Promise<TextFile> => {
  if (file.size > maxTableLength)
    return { problem: 'The file is larger than 2 MB. Choose one with at most 200 rows.' };
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { problem: 'The file cannot be read. Choose it again.' };
  }
};
