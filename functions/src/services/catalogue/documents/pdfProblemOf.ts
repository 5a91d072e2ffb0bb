import { createInflate } from 'node:zlib';
import { limits, type PdfProblem } from '../../../contract/index.ts';

/** More streams than any document of this size has. */
const maxStreams = 50_000;

/** The names of PDF that refuse a document. They end at a delimiter or a blank. */
const refusedNames: readonly [PdfProblem, names: string][] = [
  ['encrypted', 'Encrypt'],
  ['script', 'JavaScript|Rendition|XFA'],
  ['launch', 'Launch|ImportData|SubmitForm|GoToE'],
  ['attachment', 'EmbeddedFiles?|FileAttachment|RichMedia'],
];

const patterns = refusedNames.map(
  ([problem, names]) =>
    [problem, new RegExp(String.raw`/(?:${names})(?=[\s\0()<>[\]{}/%]|$)`)] as const,
);

/** Any letter of a name can be written as its code: `/J#61vaScript`. */
const withoutCodes = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const namedProblem = (text: string): PdfProblem | undefined => {
  const plain = withoutCodes(text);
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0];
};

/** Long enough for any of the names between two parts of a stream, each letter as a code. */
const overlap = 64;

/** What unpacking has to stay within, over all streams of a document. */
interface Budget {
  left: number;
}

/** The problem of a packed stream. What cannot be unpacked has none that a reader would find. */
const packedProblem = async (packed: Buffer, budget: Budget): Promise<PdfProblem | undefined> => {
  const inflate = createInflate();
  inflate.end(packed);
  let before = '';
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      budget.left -= part.length;
      if (budget.left < 0) return 'too-much';
      const text = before + part.toString('latin1');
      const problem = namedProblem(text);
      if (problem) return problem;
      before = text.slice(-overlap);
    }
  } catch {
    return undefined;
  }
  return undefined;
};

const isPacked = (bytes: Buffer, at: number): boolean => {
  const header = at + 1 < bytes.length ? bytes.readUInt16BE(at) : 0;
  return (header & 0x0f00) === 0x0800 && header % 31 === 0;
};

/** The part of a file in which the dictionary of a stream is, unless it is very long. */
const dictionaryLength = 1_024;

/** Whether objects are packed otherwise than all current programs do it. */
const isUnusual = (dictionary: string): boolean =>
  /\/ObjStm(?![A-Za-z])/.test(dictionary) &&
  /\/(?:ASCII|A85|AHx|LZW|RunLength|RL)/.test(dictionary);

const streamProblem = async (
  bytes: Buffer,
  text: string,
  budget: Budget,
): Promise<PdfProblem | undefined> => {
  let streams = 0;
  for (const { index } of text.matchAll(/(?<!end)stream[ \t]*(?=[\r\n])/g)) {
    streams += 1;
    if (streams > maxStreams) return 'too-much';
    const dictionary = withoutCodes(text.slice(Math.max(0, index - dictionaryLength), index));
    if (isUnusual(dictionary.slice(dictionary.lastIndexOf(' obj')))) return 'unusual';
    const start = text.slice(index, index + 16).search(/[\r\n]+/) + index;
    const at = text.startsWith('\r\n', start) ? start + 2 : start + 1;
    if (!isPacked(bytes, at)) continue;
    const end = text.indexOf('endstream', at);
    const problem = await packedProblem(bytes.subarray(at, end < 0 ? undefined : end), budget);
    if (problem) return problem;
  }
  return undefined;
};

/** How far from its end a file may say where its table of objects is. */
const endLength = 1_024;

const isComplete = (text: string): boolean => {
  const [, offset] = /startxref\s+(\d+)\s+%%EOF/.exec(text.slice(-endLength)) ?? [];
  if (offset === undefined) return false;
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(Number(offset), Number(offset) + 64));
};

/**
 * Why a file is refused as a document. Looks for the names of scripts, actions and attachments in
 * all of the file and in all that is packed in it, wherever a reader might find them: this needs no
 * trust in how the file says it is built.
 */
export const pdfProblemOf = async (
  bytes: Buffer,
  unpacked: number = limits.toolDocuments.unpacked,
): Promise<PdfProblem | undefined> => {
  const text = bytes.toString('latin1');
  if (!/^%PDF-\d\.\d/.test(text)) return 'no-pdf';
  if (!isComplete(text)) return 'incomplete';
  return namedProblem(text) ?? streamProblem(bytes, text, { left: unpacked });
};
