import type PDFDocument from 'pdfkit';
import { copiedText } from '../fonts/text/copiedLetters.ts';
import { latinFile } from '../fonts/text/textRuns.ts';
import { drawShapes } from './drawShapes.ts';
import type { QrCode } from './qrCode.ts';
import { colors } from './sheet.ts';
import { createTypesetter, type MeasuredRun, type TextStyle } from './typesetter.ts';

/** Where a line of text goes: its top edge, and its left or right edge. */
export interface LinePlace {
  x: number;
  y: number;
  align?: 'left' | 'right';
}

type Point = Pick<LinePlace, 'x' | 'y'>;

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
  const { select, measured, widthOf, wrap, fitToLine } = createTypesetter(document);

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

  /** Fills the ground of a part of the page. */
  const panel = (x: number, y: number, width: number, height: number): void => {
    document.roundedRect(x, y, width, height, 4).fill(colors.panel);
  };

  /** Draws an empty box, which someone ticks by hand. */
  const box = (x: number, y: number, size: number): void => {
    document.rect(x, y, size, size).lineWidth(0.75).strokeColor(colors.text).stroke();
  };

  /** Draws the bars of a code: the widths of bars and spaces in modules, a bar first. */
  const bars = (
    widths: readonly number[],
    { x, y }: Point,
    { module, height }: { module: number; height: number },
  ): void => {
    let edge = x;
    for (const [at, width] of widths.entries()) {
      if (at % 2 === 0) document.rect(edge, y, width * module, height);
      edge += width * module;
    }
    document.fill(colors.bars);
  };

  /** Draws a code of square modules on white, so that it can be read on any ground. */
  const squares = ({ size, dark }: QrCode, { x, y }: Point, side: number): void => {
    const module = side / size;
    document.rect(x, y, side, side).fill('#ffffff');
    for (const [column, row] of dark) {
      document.rect(x + column * module, y + row * module, module, module);
    }
    document.fill(colors.bars);
  };

  /** Draws a horizontal rule. */
  const rule = (from: number, to: number, y: number, color: string = colors.rule): void => {
    document.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke();
  };

  return { widthOf, wrap, fitToLine, line, lines, panel, box, bars, squares, rule };
};

/** The functions that `createPen` returns. */
export type Pen = ReturnType<typeof createPen>;
