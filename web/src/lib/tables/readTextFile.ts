import { tableEncodingOf, tableFileProblem } from 'functions/contract';
import { maxTableLength } from './readTable.ts';

/** The text of a file, or why it has none. */
export type TextFile = { text: string } | { problem: string };

/** The text in the bytes of a file, in the encoding of any spreadsheet. */
export const decodeText = (bytes: Uint8Array): TextFile => {
  const encoding = tableEncodingOf(bytes);
  const problem = tableFileProblem(bytes, encoding);
  if (problem) return { problem: `${problem}.` };
  const text = new TextDecoder(encoding).decode(bytes);
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
