import { shortCodeOf } from '../numbers/documentNumbers.ts';
import { withoutAccents } from '../text/withoutAccents.ts';
import type { ToolFields } from './model.ts';

/** Keeps addresses short enough to read and to print. */
const maxLength = 60;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const isMostlyLatin = (text: string): boolean =>
  2 * count(text, /\p{Script=Latin}/gu) >= count(text, /\p{L}/gu);

const wordsOfAddress = (text: string): string[] =>
  withoutAccents(text.normalize('NFKC').toLowerCase())
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/**
 * A text as a part of an address: its words in lower case, without accents, joined by hyphens, and
 * at most 60 characters long. Empty for a text that is mostly in another script than Latin.
 */
export const slugOf = (text: string): string => {
  if (!isMostlyLatin(text)) return '';
  const [first = '', ...words] = wordsOfAddress(text);
  return words.reduce(
    (slug, word) => (slug.length + word.length < maxLength ? `${slug}-${word}` : slug),
    first.slice(0, maxLength),
  );
};

/**
 * The id of a new tool, which is also the address of its page: `jack-plane-4k2m9a7c`. It contains
 * the tool's name (or its SKU, or its category, if the name is in another script), and stays the
 * same when the tool is renamed. The code at the end is derived from the request that creates the
 * tool: two tools with the same name get the same id with a probability of one in 10¹², and then
 * the second is not created.
 */
export const toolIdOf = (
  { toolName, sku, category }: Pick<ToolFields, 'toolName' | 'sku' | 'category'>,
  requestId: string,
): string => {
  const slug = slugOf(toolName) || slugOf(sku) || category;
  return `${slug}-${shortCodeOf(requestId).toLowerCase()}`;
};
