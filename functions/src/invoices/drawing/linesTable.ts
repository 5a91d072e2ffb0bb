import type { ContentRow, DocumentContent } from '../texts/documentContent.ts';
import { lineHeight, type Pen } from './pen.ts';
import { colors, sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

const text: TextStyle = { size: 9 };
const strong: TextStyle = { ...text, weight: 700 };
const heading: TextStyle = { size: 8, weight: 700, color: colors.secondary };
const padding = 4.5;
const gap = 12;
const minWidth = 44;
const skuWidth = 88;
const widestPlace = 84;

const boxSize = 9;
/** From the top of a line to that of its box, which is level with the capitals. */
const boxDrop = 0.7;
const boxWidth = boxSize + gap;

const { left, right } = sheet;

/** The height of a row with one line of text. */
export const rowHeight = lineHeight(text) + 2 * padding;

/** The height of the header of the table. */
export const headerHeight = lineHeight(heading) + 2 * padding;

/** The sum of rows. */
export const sumOf = (rows: readonly ContentRow[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The left edges of texts, the width of names and the right edges of figures. Figures get as much
 * room as the widest one needs; names get the rest.
 */
const columnsOf = (pen: Pen, { headings, rows, formatSum, hasBoxes }: DocumentContent) => {
  const total = formatSum(sumOf(rows));
  const widths = headings.map((heading, column) => {
    const isLast = column === headings.length - 1;
    const figures = [heading, ...rows.map((row) => row.figures[column] ?? ''), isLast ? total : ''];
    return Math.max(minWidth, ...figures.map((figure) => pen.widthOf(figure, strong)));
  });
  const edges = widths.map((_, column) =>
    widths.slice(column + 1).reduce((edge, width) => edge - width - gap, right),
  );
  const [firstWidth = 0] = widths;
  const placeLeft = left + (hasBoxes ? boxWidth : 0);
  const places = rows.flatMap(({ place }) => place || []);
  const placeWidth = Math.min(
    widestPlace,
    Math.max(minWidth, ...places.map((place) => pen.widthOf(place, strong))),
  );
  const hasPlaces = places.length > 0;
  const skuLeft = placeLeft + (hasPlaces ? placeWidth + gap : 0);
  const toolLeft = skuLeft + skuWidth + gap;
  const toolWidth = (edges[0] ?? right) - firstWidth - gap - toolLeft;
  return { edges, hasPlaces, placeLeft, placeWidth, skuLeft, toolLeft, toolWidth };
};

/** Draws and measures the rows of a document's table. */
export const createTable = (pen: Pen, content: DocumentContent) => {
  const { edges, toolWidth, placeWidth, ...columns } = columnsOf(pen, content);
  const { hasPlaces, placeLeft, skuLeft, toolLeft } = columns;

  const figures = (y: number, values: readonly string[], style: TextStyle): void => {
    for (const [index, value] of values.entries()) {
      pen.line(value, { x: edges[index] ?? right, y, align: 'right' }, style);
    }
  };

  /** Draws the header. Returns its bottom edge. */
  const header = (y: number): number => {
    if (hasPlaces) pen.line('Place', { x: placeLeft, y: y + padding }, heading);
    const [code, name] = content.names ?? ['SKU', 'Tool'];
    pen.line(code, { x: skuLeft, y: y + padding }, heading);
    pen.line(name, { x: toolLeft, y: y + padding }, heading);
    figures(y + padding, content.headings, heading);
    pen.rule(left, right, y + headerHeight, colors.strongRule);
    return y + headerHeight;
  };

  /** Breaks the texts of a line into the widths of their columns. */
  const rowOf = (line: ContentRow) => {
    const place = hasPlaces ? pen.wrap(line.place ?? '', placeWidth, strong) : [];
    const sku = pen.wrap(line.sku, skuWidth, text);
    const tool = pen.wrap(line.name, toolWidth, text);
    const lineCount = Math.max(place.length, sku.length, tool.length);
    return { line, place, sku, tool, height: lineCount * lineHeight(text) + 2 * padding };
  };

  /** Draws a row. Returns its bottom edge. */
  const row = ({ line, place, sku, tool, height }: ReturnType<typeof rowOf>, y: number): number => {
    if (content.hasBoxes) pen.box(left, y + padding + boxDrop, boxSize);
    pen.lines(place, { x: placeLeft, y: y + padding }, strong);
    pen.lines(sku, { x: skuLeft, y: y + padding }, text);
    pen.lines(tool, { x: toolLeft, y: y + padding }, text);
    figures(y + padding, line.figures, text);
    pen.rule(left, right, y + height);
    return y + height;
  };

  /** Draws the sum of the rows so far, at the end of a page and at the start of the next. */
  const carried = (sum: number, y: number): number => {
    pen.line('Carried forward', { x: toolLeft, y: y + padding }, strong);
    pen.line(content.formatSum(sum), { x: right, y: y + padding, align: 'right' }, strong);
    pen.rule(left, right, y + rowHeight);
    return y + rowHeight;
  };

  return { header, rowOf, row, carried };
};
