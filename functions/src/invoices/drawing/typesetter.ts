import type PDFDocument from 'pdfkit';
import type { FontFile, Weight } from '../fonts/fontFiles.ts';
import { copiedFile } from '../fonts/text/copiedLetters.ts';
import { keepDirection } from '../fonts/text/textDirection.ts';
import { graphemesOf, type Run, runsOf } from '../fonts/text/textRuns.ts';

/** How a text looks. Sizes are in points. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
}

/** A part of a text in one typeface, and its width in points. */
export interface MeasuredRun extends Run {
  width: number;
}

/** Measures text in the typefaces of its scripts, which it embeds in a document, and breaks it. */
export const createTypesetter = (document: InstanceType<typeof PDFDocument>) => {
  const embedded = new Set<string>();

  const select = (file: FontFile, size: number) => {
    const { name, bytes } = copiedFile(file);
    if (!embedded.has(name)) document.registerFont(name, bytes);
    embedded.add(name);
    return document.font(name).fontSize(size);
  };

  const widthOfRun = ({ file, text, isReversed }: Run, size: number): number =>
    isReversed
      ? (file.font.layout(text).advanceWidth * size) / file.font.unitsPerEm
      : select(file, size).widthOfString(text);

  const measured = (text: string, { size, weight = 400 }: TextStyle): MeasuredRun[] =>
    runsOf(text, weight).map((run) => ({ ...run, width: widthOfRun(run, size) }));

  /** The width of a line of text. */
  const widthOf = (text: string, style: TextStyle): number =>
    measured(text, style).reduce((sum, { width }) => sum + width, 0);

  /** Breaks a word that is wider than a line. */
  const breakWord = (word: string, width: number, style: TextStyle): string[] => {
    const parts = [''];
    for (const grapheme of graphemesOf(word)) {
      const longer = `${parts.at(-1)}${grapheme}`;
      if (widthOf(longer, style) <= width || longer === grapheme) parts[parts.length - 1] = longer;
      else parts.push(grapheme);
    }
    return parts;
  };

  const wrapParagraph = (paragraph: string, width: number, style: TextStyle): string[] => {
    const lines = [''];
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const line = lines.at(-1) ?? '';
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else {
        const parts = breakWord(word, width, style);
        if (line === '') lines.splice(-1, 1, ...parts);
        else lines.push(...parts);
      }
    }
    return keepDirection(paragraph, lines);
  };

  /** Breaks a text into lines of at most this width. Line breaks of the text are kept. */
  const wrap = (text: string, width: number, style: TextStyle): string[] =>
    text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line) => wrapParagraph(line, width, style));

  /** Shortens a text to one line of at most this width. */
  const fitToLine = (text: string, width: number, style: TextStyle): string => {
    if (widthOf(text, style) <= width) return text;
    const [start = ''] = breakWord(text, width - widthOf('…', style), style);
    return `${start.trimEnd()}…`;
  };

  return { select, measured, widthOf, wrap, fitToLine };
};
