import type { DocumentContent, Fact } from '../texts/documentContent.ts';
import { contactOf } from '../texts/partyTexts.ts';
import { lineHeight, type Pen } from './pen.ts';
import { colors, sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

const { left, right, top } = sheet;

/** The text of a document, and that of less important parts. */
export const body: TextStyle = { size: 9.5 };
const small: TextStyle = { size: 8.5, color: colors.secondary };
const label: TextStyle = { size: 8, weight: 700, color: colors.secondary };
const title: TextStyle = { size: 22, weight: 700 };

const bold = (style: TextStyle): TextStyle => ({ ...style, weight: 700 });

/** The left edge of the second column, and the width of the first one. */
const middle = left + 290;
const columnWidth = middle - left - 24;

const nameStyle = (pen: Pen, name: string): TextStyle => {
  const large: TextStyle = { size: 17, weight: 700, color: colors.brand };
  return pen.wrap(name, columnWidth, large).length > 2 ? { ...large, size: 11 } : large;
};

/** Draws the seller and the title at the top of the first page. Returns the bottom edge. */
export const drawLetterhead = (pen: Pen, content: DocumentContent): number => {
  const style = nameStyle(pen, content.seller.name);
  const name = pen.wrap(content.seller.name, columnWidth, style);
  const below = pen.lines(name, { x: left, y: top }, style) + 2;
  const contact = contactOf(content).flatMap((line) => pen.wrap(line, columnWidth, small));
  pen.line(content.title, { x: right, y: top - 3, align: 'right' }, title);
  return pen.lines(contact, { x: left, y: below }, small);
};

/** Draws the seller and the number at the top of a further page. Returns the bottom edge. */
export const drawRunningHead = (pen: Pen, content: DocumentContent): number => {
  const name = pen.fitToLine(content.seller.name, columnWidth, bold(body));
  pen.line(name, { x: left, y: top }, { ...bold(body), color: colors.brand });
  const heading = `${content.title} ${content.number}`;
  pen.line(heading, { x: right, y: top, align: 'right' }, bold(body));
  return top + runningHeadHeight;
};

/** The height of the head of a further page. */
export const runningHeadHeight: number = lineHeight(body) + 10;

/** Where facts are drawn: the left edges of labels and values, and the right edge of values. */
export interface FactsPlace {
  x: number;
  valueX: number;
  until: number;
}

/** The values of facts, broken into lines. */
const valuesOf = (pen: Pen, facts: readonly Fact[], { valueX, until }: FactsPlace) =>
  facts.map((fact) => {
    const style = fact.isStrong ? bold(body) : body;
    return { ...fact, style, lines: pen.wrap(fact.value, until - valueX, style) };
  });

/** The height of facts. */
export const factsHeight = (pen: Pen, facts: readonly Fact[], place: FactsPlace): number =>
  valuesOf(pen, facts, place).flatMap(({ lines }) => lines).length * lineHeight(body);

/** Draws labels in one column and values in another. Returns the bottom edge. */
export const drawFacts = (
  pen: Pen,
  facts: readonly Fact[],
  place: FactsPlace,
  y: number,
): number => {
  let line = y;
  for (const { label: name, style, lines } of valuesOf(pen, facts, place)) {
    pen.line(name, { x: place.x, y: line }, { ...body, color: colors.secondary });
    line = pen.lines(lines, { x: place.valueX, y: line }, style);
  }
  return line;
};

/** The buyer and what identifies the document, side by side: their height, and how to draw them. */
export const partiesOf = (pen: Pen, content: DocumentContent) => {
  const { buyer, facts } = content;
  const name = pen.wrap(buyer.name, columnWidth, bold(body));
  const address = buyer.lines.flatMap((line) => pen.wrap(line, columnWidth, body));
  const place = { x: middle, valueX: middle + 92, until: right };
  const nameTop = lineHeight(label) + 2;
  const buyerHeight = nameTop + (name.length + address.length) * lineHeight(body);
  const draw = (y: number): void => {
    pen.line(buyer.label, { x: left, y }, label);
    const below = pen.lines(name, { x: left, y: y + nameTop }, bold(body));
    pen.lines(address, { x: left, y: below }, body);
    drawFacts(pen, facts, place, y);
  };
  return { height: Math.max(buyerHeight, factsHeight(pen, facts, place)), draw };
};

/** Draws the number of the document and that of the page. */
export const drawFooter = (pen: Pen, content: DocumentContent, pages: string): void => {
  pen.rule(left, right, sheet.footer - 6);
  pen.line(`${content.title} ${content.number}`, { x: left, y: sheet.footer }, small);
  pen.line(pages, { x: right, y: sheet.footer, align: 'right' }, small);
};
