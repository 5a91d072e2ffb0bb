import type { Readable } from 'node:stream';
import { lineHeight, type Pen } from '../drawing/pen.ts';
import { type DocumentStart, startDocument } from '../drawing/startDocument.ts';
import type { TextStyle } from '../drawing/typesetter.ts';
import { code128 } from './code128.ts';
import type { LabelContent } from './labelContent.ts';

const width = 297.64;
const margin = 20;
const left = margin;
const right = width - margin;
const textWidth = right - left;

const senderBottom = 84;
const recipientTop = 104;
const recipientBottom = 300;
const barTop = 330;
const barHeight = 52;
/** The widest bar that scanners need, in points; a long number has narrower ones. */
const widestModule = 1.3;
const quietModules = 20;

const small: TextStyle = { size: 8 };
const caption: TextStyle = { size: 7, weight: 700 };
const sizes = [16, 14, 12.5, 11, 10, 9, 8, 7, 6];

interface SizedText {
  text: string;
  style: TextStyle;
}

const wrapped = (pen: Pen, texts: readonly SizedText[]): SizedText[] =>
  texts.flatMap(({ text, style }) =>
    pen.wrap(text, textWidth, style).map((line) => ({ text: line, style })),
  );

const heightOf = (lines: readonly SizedText[]): number =>
  lines.reduce((sum, { style }) => sum + lineHeight(style), 0);

const linesAt = (pen: Pen, { recipient, phone }: LabelContent, size: number): SizedText[] =>
  wrapped(pen, [
    { text: recipient.name, style: { size, weight: 700 } },
    ...recipient.lines.map((text) => ({ text, style: { size } })),
    ...(phone ? [{ text: `Phone ${phone}`, style: { size: Math.min(size, 9) } }] : []),
  ]);

/** The recipient as large as it fits; more lines than fit at any size are joined. */
const fittingLines = (pen: Pen, label: LabelContent): SizedText[] => {
  const { name, lines } = label.recipient;
  const joined = { ...label, recipient: { name, lines: [lines.join(', ')] } };
  const room = recipientBottom - recipientTop;
  for (const content of [label, joined]) {
    for (const size of sizes) {
      const fitting = linesAt(pen, content, size);
      if (heightOf(fitting) <= room) return fitting;
    }
  }
  return linesAt(pen, joined, sizes.at(-1) ?? 6);
};

const drawLines = (pen: Pen, lines: readonly SizedText[], top: number): void => {
  let y = top;
  for (const { text, style } of lines) {
    pen.line(text, { x: left, y }, style);
    y += lineHeight(style);
  }
};

const drawSender = (pen: Pen, { sender }: LabelContent): void => {
  pen.line('From', { x: left, y: margin }, caption);
  const top = margin + lineHeight(caption);
  const lines = [
    pen.fitToLine(sender.name, textWidth, { ...small, weight: 700 }),
    ...pen.wrap(sender.lines.join(', '), textWidth, small),
  ];
  const room = Math.floor((senderBottom - top) / lineHeight(small));
  pen.lines(lines.slice(0, room), { x: left, y: top }, small);
};

const drawNumber = (pen: Pen, { number, poNumber }: LabelContent): void => {
  pen.line(number, { x: left, y: recipientBottom + 8 }, { size: 12, weight: 700 });
  if (poNumber) {
    const po = pen.fitToLine(
      /\bP\.?O\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`,
      textWidth / 2,
      small,
    );
    pen.line(po, { x: right, y: recipientBottom + 11, align: 'right' }, small);
  }
  const widths = code128(number);
  const modules = widths.reduce((sum, one) => sum + one, quietModules);
  const module = Math.min(widestModule, width / modules);
  const start = (width - (modules - quietModules) * module) / 2;
  pen.bars(widths, { x: start, y: barTop }, { module, height: barHeight });
};

const drawLabel = (pen: Pen, label: LabelContent): void => {
  drawSender(pen, label);
  pen.rule(left, right, senderBottom + 4);
  pen.line('To', { x: left, y: recipientTop - lineHeight(caption) - 1 }, caption);
  drawLines(pen, fittingLines(pen, label), recipientTop);
  pen.rule(left, right, recipientBottom + 2);
  drawNumber(pen, label);
};

/** Draws labels as a PDF with an A6 page for each, which is sent while it is drawn. */
export const drawLabels = (
  labels: readonly LabelContent[],
  info: Omit<DocumentStart, 'size'>,
): Readable =>
  startDocument({ size: 'A6', ...info }, labels, ({ pen }, label) => drawLabel(pen, label));
