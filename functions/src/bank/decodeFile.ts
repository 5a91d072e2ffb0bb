import { isUtf8 } from 'node:buffer';
import { tableEncodingOf } from '../contract/index.ts';
import { refuseFile } from './rows/statement.ts';

const advice =
  'Download the statement from the bank as CAMT.053, MT940 or CSV, and choose that file';

/** The first bytes of files that are chosen by mistake, and what they are. */
const signatures: [kind: string, bytes: readonly number[]][] = [
  ['a ZIP file or a workbook: unpack it first, and choose the statements in it', [0x50, 0x4b]],
  [`a workbook. ${advice}`, [0xd0, 0xcf, 0x11, 0xe0]],
  [`a PDF. ${advice}`, [0x25, 0x50, 0x44, 0x46]],
  [`a picture. ${advice}`, [0x89, 0x50, 0x4e, 0x47]],
  [`a picture. ${advice}`, [0xff, 0xd8, 0xff]],
  [`a picture. ${advice}`, [0x47, 0x49, 0x46, 0x38]],
  ['compressed: unpack it first, and choose the statements in it', [0x1f, 0x8b]],
];

/** The encodings that the declaration of an XML file may name besides UTF-8 and UTF-16. */
const latin =
  /^<\?xml[^>]{0,200}encoding\s*=\s*["'](?:iso-8859-1|iso-8859-15|latin-?1|windows-1252|us-ascii)["']/i;

const declared = (bytes: Uint8Array): string | undefined => {
  const start = Buffer.from(bytes.subarray(0, 300)).toString('latin1');
  const [found] = latin.exec(start) ?? [];
  if (!found) return undefined;
  return /8859-15/.test(found) ? 'iso-8859-15' : 'windows-1252';
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of these
const binary = /[\0-\x00\x02\x05-\x08\x0e-\x19\x1c-\x1f]/;

const sample = 4_096;

/** The text of a file, in whatever encoding. Refuses a file that is empty or no text. */
export const decodeFile = (bytes: Uint8Array): string => {
  if (bytes.length === 0) return refuseFile(`The file is empty. ${advice}`);
  const [kind] =
    signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte)) ?? [];
  if (kind) return refuseFile(`The file is ${kind}`);
  const found = tableEncodingOf(bytes, isUtf8);
  const encoding =
    found === 'utf-16le' || found === 'utf-16be' ? found : (declared(bytes) ?? found);
  const text = new TextDecoder(encoding).decode(bytes);
  if (binary.test(text.slice(0, sample))) return refuseFile(`The file is no text. ${advice}`);
  if (text.trim() === '') return refuseFile(`The file is empty. ${advice}`);
  return text;
};

/** Says which files can be read. */
export const refuseOther = (): never =>
  refuseFile(`The file is no statement of a bank that can be read. ${advice}`);
