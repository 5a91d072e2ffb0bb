import { canBeBought, counted, formatCount } from 'functions/contract';
import { parseQuantity } from '../../../../domain/quantity/quantityValue.ts';
import type { FamilyGrid } from './familyGrid.ts';
import type { Place } from './gridMoves.ts';
import { longestText, type SizeTexts } from './sizeResults.ts';

/** The quantities of a pasted block by the id of their tool, and how many had no size to go to. */
export interface PastedSizes {
  texts: SizeTexts;
  skipped: { notMade: number; notOrderable: number; outside: number };
}

/** The cells of a copied block; null for a text that belongs into one cell. */
export const blockIn = (text: string): string[][] | null => {
  const lines = text.replace(/(\r\n?|\n)$/, '').split(/\r\n?|\n/);
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.map((line) => line.split('\t').map((cell) => cell.trim().slice(0, longestText)));
};

const isNone = (text: string): boolean => ['', 0].includes(parseQuantity(text));

/**
 * Places a block of quantities from a cell on, to the right and down. Blank cells of the block keep
 * what is typed; a value that is no quantity goes into its cell, which then says so.
 */
export const pastedSizes = (
  cells: FamilyGrid['cells'],
  from: Place,
  block: readonly (readonly string[])[],
): PastedSizes => {
  const texts: Record<string, string> = {};
  const skipped = { notMade: 0, notOrderable: 0, outside: 0 };
  for (const [down, line] of block.entries())
    for (const [right, text] of line.entries()) {
      const tool = cells[from.row + down]?.[from.column + right];
      if (tool && canBeBought(tool)) {
        if (text !== '') texts[tool._id] = text;
      } else if (!isNone(text)) {
        if (tool) skipped.notOrderable += 1;
        else skipped[tool === null ? 'notMade' : 'outside'] += 1;
      }
    }
  return { texts, skipped };
};

const sizesThat = (count: number, one: string, many = one): string =>
  `${formatCount(count)} for ${count === 1 ? `a size that ${one}` : `sizes that ${many}`}`;

const reasonsOf = ({ notMade, notOrderable, outside }: PastedSizes['skipped']): string[] => [
  ...(notMade > 0 ? [sizesThat(notMade, 'is not made', 'are not made')] : []),
  ...(notOrderable > 0 ? [sizesThat(notOrderable, 'cannot be ordered')] : []),
  ...(outside > 0 ? [`${formatCount(outside)} beyond the last row or column`] : []),
];

const was = (count: number): string => (count === 1 ? 'was' : 'were');

/** `8 quantities were pasted. 1 was left out: 1 for a size that is not made.` */
export const pastedSizesText = ({ texts, skipped }: PastedSizes): string => {
  const pasted = Object.keys(texts).length;
  const left = skipped.notMade + skipped.notOrderable + skipped.outside;
  const done =
    pasted === 0
      ? 'Nothing was pasted.'
      : `${counted(pasted, 'quantity', 'quantities')} ${was(pasted)} pasted.`;
  if (left === 0) return done;
  return `${done} ${formatCount(left)} ${was(left)} left out: ${reasonsOf(skipped).join(', ')}.`;
};
