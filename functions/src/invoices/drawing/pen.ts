import type PDFDocument from 'pdfkit';
import type { FontFile, Weight } from '../fonts/fontFiles.ts';
import { copiedFile, copiedText } from '../fonts/text/copiedLetters.ts';
import { keepDirection } from '../fonts/text/textDirection.ts';
import { graphemesOf, latinFile, type Run, runsOf } from '../fonts/text/textRuns.ts';
import { drawShapes } from './drawShapes.ts';
import { colors } from './sheet.ts';

/** How a text looks. Sizes are in points. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
}

/** Where a line of text goes: its top edge, and its left or right edge. */
export interface LinePlace {
  x: number;
  y: number;
  align?: 'left' | 'right';
}

type Point = Pick<LinePlace, 'x' | 'y'>;

interface MeasuredRun extends Run {
  width: number;
}

/** The height of a line, in proportion to the size of its text. */
const lineSpacing = 1.35;

/** The height of a line of text in points. */
export const lineHeight = ({ size }: TextStyle): number => size * lineSpacing;

/** From the top of a line to its baseline, on which the letters of all typefaces stand. */
const ascentOf = ({ size, weight = 400 }: TextStyle): number => {
  const { ascent, unitsPerEm } = latinFile(weight).font;
  return (size * ascent) / unitsPerEm;
};

/** Measures and draws text in the typefaces of its scripts on the current page of a document. */
export const createPen = (document: InstanceType<typeof PDFDocument>) => {
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

  const measured = (text: string, { size, weight = 400 }: TextStyle) =>
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

  const write = (text: string, { x, y }: Point): void => {
    document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  };

  /** Draws letters that change with their neighbours as shapes, below the same text, unseen. */
  const drawReversed = (run: MeasuredRun, place: Point, style: TextStyle): void => {
    drawShapes(document, run, { ...place, size: style.size });
    const text = copiedText(run.text);
    const width = select(run.file, style.size).widthOfString(text);
    select(run.file, (style.size * run.width) / width).fillOpacity(0);
    write(text, place);
    document.fillOpacity(1);
  };

  const drawRun = (run: MeasuredRun, place: Point, style: TextStyle): void => {
    select(run.file, style.size).fillColor(style.color ?? colors.text);
    if (run.isReversed) drawReversed(run, place, style);
    else write(run.text, place);
  };

  /** Draws one line of text. */
  const line = (text: string, { x, y, align = 'left' }: LinePlace, style: TextStyle): void => {
    const runs = measured(text, style);
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    let leftEdge = align === 'right' ? x - width : x;
    const baseline = y + ascentOf(style);
    for (const run of runs) {
      drawRun(run, { x: leftEdge, y: baseline }, style);
      leftEdge += run.width;
    }
  };

  /** Draws lines below one another. Returns the bottom edge of the last one. */
  const lines = (texts: readonly string[], place: LinePlace, style: TextStyle): number => {
    for (const [index, text] of texts.entries()) {
      line(text, { ...place, y: place.y + index * lineHeight(style) }, style);
    }
    return place.y + texts.length * lineHeight(style);
  };

  /** Shortens a text to one line of at most this width. */
  const fitToLine = (text: string, width: number, style: TextStyle): string => {
    if (widthOf(text, style) <= width) return text;
    const [start = ''] = breakWord(text, width - widthOf('…', style), style);
    return `${start.trimEnd()}…`;
  };

  /** Fills the ground of a part of the page. */
  const panel = (x: number, y: number, width: number, height: number): void => {
    document.roundedRect(x, y, width, height, 4).fill(colors.panel);
  };

  /** Draws an empty box, which someone ticks by hand. */
  const box = (x: number, y: number, size: number): void => {
    document.rect(x, y, size, size).lineWidth(0.75).strokeColor(colors.text).stroke();
  };

  /** Draws a horizontal rule. */
  const rule = (from: number, to: number, y: number, color: string = colors.rule): void => {
    document.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke();
  };

  return { widthOf, wrap, fitToLine, line, lines, panel, box, rule };
};

/** The functions that `createPen` returns. */
export type Pen = ReturnType<typeof createPen>;
