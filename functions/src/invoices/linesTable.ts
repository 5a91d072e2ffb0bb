import { formatCents, formatCount, type InvoiceLine } from '../contract/index.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import { colors, sheet } from './sheet.ts';

const text: TextStyle = { size: 9 };
const strong: TextStyle = { ...text, weight: 700 };
const heading: TextStyle = { size: 8, weight: 700, color: colors.secondary };
const padding = 4.5;
const gap = 12;
const minWidths = [44, 58, 66] as const;
const skuWidth = 88;

const { left, right } = sheet;
const toolLeft = left + skuWidth + gap;

const headings = ['Quantity', 'Unit price', 'Total'] as const;

const figuresOf = ({ quantity, unitPrice, lineTotal }: InvoiceLine): string[] => [
  formatCount(quantity),
  formatCents(unitPrice),
  formatCents(lineTotal),
];

/** The height of a row with one line of text. */
export const rowHeight = lineHeight(text) + 2 * padding;

/** The height of the header of the table. */
export const headerHeight = lineHeight(heading) + 2 * padding;

/** The table of an invoice: the width of its names, and the right edges of its figures. */
export interface Columns {
  toolWidth: number;
  edges: number[];
}

/** Makes the columns with figures as wide as the widest one in them; names get the rest. */
export const columnsOf = (pen: Pen, lines: readonly InvoiceLine[], subtotal: number): Columns => {
  const rows = [...lines.map(figuresOf), ['', '', formatCents(subtotal)]];
  const widths = minWidths.map((least, column) =>
    Math.max(least, ...rows.map((row) => pen.widthOf(row[column] ?? '', strong))),
  );
  const [quantity = 0, unitPrice = 0, total = 0] = widths;
  const edges = [right - total - unitPrice - 2 * gap, right - total - gap, right];
  return { edges, toolWidth: (edges[0] ?? right) - quantity - gap - toolLeft };
};

/** Draws and measures the rows of a table with these columns. */
export const createTable = (pen: Pen, { edges, toolWidth }: Columns) => {
  const figures = (y: number, values: readonly string[], style: TextStyle): void => {
    for (const [index, value] of values.entries()) {
      pen.line(value, { x: edges[index] ?? right, y, align: 'right' }, style);
    }
  };

  /** Draws the header. Returns its bottom edge. */
  const header = (y: number): number => {
    pen.line('SKU', { x: left, y: y + padding }, heading);
    pen.line('Tool', { x: toolLeft, y: y + padding }, heading);
    figures(y + padding, headings, heading);
    pen.rule(left, right, y + headerHeight, colors.strongRule);
    return y + headerHeight;
  };

  /** Breaks the texts of a line into the widths of their columns. */
  const rowOf = (line: InvoiceLine) => {
    const sku = pen.wrap(line.sku, skuWidth, text);
    const tool = pen.wrap(line.toolName, toolWidth, text);
    const height = Math.max(sku.length, tool.length) * lineHeight(text) + 2 * padding;
    return { line, sku, tool, height };
  };

  /** Draws a row. Returns its bottom edge. */
  const row = ({ line, sku, tool, height }: ReturnType<typeof rowOf>, y: number): number => {
    pen.lines(sku, { x: left, y: y + padding }, text);
    pen.lines(tool, { x: toolLeft, y: y + padding }, text);
    figures(y + padding, figuresOf(line), text);
    pen.rule(left, right, y + height);
    return y + height;
  };

  /** Draws the sum of the rows so far, at the end of a page and at the start of the next. */
  const carried = (cents: number, y: number): number => {
    pen.line('Carried forward', { x: toolLeft, y: y + padding }, strong);
    figures(y + padding, ['', '', formatCents(cents)], strong);
    pen.rule(left, right, y + rowHeight);
    return y + rowHeight;
  };

  return { header, rowOf, row, carried };
};

/** The functions that `createTable` returns. */
export type Table = ReturnType<typeof createTable>;
