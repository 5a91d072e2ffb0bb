import { counted, formatCount, limits } from 'functions/contract';
import type { AddedLines } from '../../../domain/cart/stored/addLines.ts';

const addedText = ({ added }: AddedLines): string =>
  added.length === 0
    ? 'Nothing was added.'
    : `${counted(added.length, 'tool')} ${added.length === 1 ? 'was' : 'were'} added to the cart.`;

const increasedText = ({ added }: AddedLines): string[] => {
  const increased = added.filter(({ before }) => before > 0);
  if (increased.length === 0) return [];
  const names = increased.map(
    ({ tool, before, quantity }) => `${tool.toolName} (${formatCount(before + quantity)} in all)`,
  );
  return [`Already there, so more of: ${names.join(', ')}.`];
};

const leftText = ({ left }: AddedLines): string[] =>
  left.length === 0
    ? []
    : [
        `A cart has room for ${limits.orderLines} tools. Still here: ${left.map(({ tool }) => tool.toolName).join(', ')}.`,
      ];

/** The result of adding to the cart, as text for people. */
export const addedTexts = (result: AddedLines): string =>
  [addedText(result), ...increasedText(result), ...leftText(result)].join(' ');
