import type { DocumentContent, Fact } from '../texts/documentContent.ts';
import { body, drawFacts, factsHeight } from './drawParties.ts';
import { lineHeight, type Pen } from './pen.ts';
import { qrCodeOf } from './qrCode.ts';
import { sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

const { left, right } = sheet;
const space = 12;
const labelX = right - 215;
const codeLabel: TextStyle = { size: 7.5 };

const styleOf = ({ isStrong }: Fact): TextStyle => (isStrong ? { size: 10.5, weight: 700 } : body);

const sumHeight = (sum: Fact): number => lineHeight(styleOf(sum)) + 3;

const drawSums = (pen: Pen, sums: readonly Fact[], y: number): number => {
  let line = y;
  for (const sum of sums) {
    pen.line(sum.label, { x: labelX, y: line }, styleOf(sum));
    pen.line(sum.value, { x: right, y: line, align: 'right' }, styleOf(sum));
    line += sumHeight(sum);
  }
  return line;
};

const codeSide = 100;

/** The code of a document, and what it is for below it: its height, and how to draw it. */
const codeOf = (pen: Pen, { code }: DocumentContent) => {
  if (!code) return { width: 0, height: 0, draw: () => {} };
  const label = pen.wrap(code.label, codeSide, codeLabel);
  const draw = (y: number): void => {
    const x = right - space - codeSide;
    pen.squares(qrCodeOf(code.text), { x, y }, codeSide);
    pen.lines(label, { x, y: y + codeSide + 4 }, codeLabel);
  };
  const height = codeSide + 4 + label.length * lineHeight(codeLabel);
  return { width: codeSide + space, height, draw };
};

/** The part after the lines, with the sums and the instructions: its height, and how to draw it. */
export const endOf = (pen: Pen, content: DocumentContent) => {
  const { sums, noteFacts: facts } = content;
  const code = codeOf(pen, content);
  const until = right - space - code.width;
  const note = content.note ? pen.wrap(content.note, until - left - space, body) : [];
  const place = { x: left + space, valueX: left + space + 116, until };
  const sumsHeight = sums.reduce((sum, fact) => sum + sumHeight(fact), 0);
  const noteHeight = note.length * lineHeight(body) + (facts.length > 0 ? 6 : 0);
  const innerHeight = Math.max(noteHeight + factsHeight(pen, facts, place), code.height);
  const panelHeight = innerHeight > 0 ? innerHeight + 2 * space : 0;
  const height = space + sumsHeight + space + panelHeight;
  const draw = (y: number): void => {
    const below = drawSums(pen, sums, y + space) + space;
    if (panelHeight > 0) pen.panel(left, below, right - left, panelHeight);
    pen.lines(note, { x: place.x, y: below + space }, body);
    drawFacts(pen, facts, place, below + space + noteHeight);
    code.draw(below + space);
  };
  return { height, draw };
};
