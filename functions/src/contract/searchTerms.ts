import { limits } from './limits.ts';

const { termLength, terms: maxTerms } = limits.search;

/**
 * The distinct words of a text, normalised for a search: lower-cased and in Unicode form NFKC. Any
 * character that is neither a letter nor a digit separates words.
 */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu),
  ),
];

/** The term of a word in the index: the whole word, or the start of a very long one. */
export const searchTermOf = (word: string): string => [...word].slice(0, termLength).join('');

const prefixesOf = (word: string): string[] => {
  const letters = [...searchTermOf(word)];
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
};

/** The searchable fields of a tool. */
export interface Searchable {
  sku: string;
  toolName: string;
  toolDescription: string;
}

/**
 * The index terms of a tool: the words of its SKU, name and description and their prefixes, at most 2,000
 * terms of at most 20 letters each. The prefixes of the description come last, so that a long text
 * loses those first. These limits keep a document and its index entries far below Firestore's maximum
 * of 1 MiB and 40,000 entries.
 * @see https://firebase.google.com/docs/firestore/quotas#indexes
 */
export const searchTermsOf = ({ sku, toolName, toolDescription }: Searchable): string[] => {
  const described = wordsOf(toolDescription);
  const terms = new Set([
    ...wordsOf(`${sku} ${toolName}`).flatMap(prefixesOf),
    ...described.map(searchTermOf),
    ...described.flatMap(prefixesOf),
  ]);
  return [...terms].slice(0, maxTerms);
};

/** The index terms of a person: the words of name and e-mail address and their prefixes. */
export const personTermsOf = (name: string, email: string): string[] => {
  const terms = new Set(wordsOf(`${name} ${email}`).flatMap(prefixesOf));
  return [...terms].slice(0, maxTerms);
};

/** The searchable parts of an order. */
export interface SearchableOrder {
  number: string;
  userName: string;
  userEmail: string;
  /** The buyer's own number. Orders from before there was one have none. */
  poNumber?: string | undefined;
  lines: readonly { sku: string; toolName: string }[];
}

/** The searchable text of an order: its numbers, its customer, and the SKUs and names of its tools. */
export const orderSearchText = ({ lines, ...order }: SearchableOrder): string => {
  const { number, userName, userEmail, poNumber = '' } = order;
  const tools = lines.map(({ sku, toolName }) => `${sku} ${toolName}`);
  return [number, userName, userEmail, poNumber, ...tools].join(' ');
};

/**
 * The index terms of an order: the words of its searchable text and their prefixes, at most 2,000. The
 * prefixes of the tools come last, so that an order of many tools loses those first.
 */
export const orderTermsOf = (order: SearchableOrder): string[] => {
  const { number, userName, userEmail, poNumber = '' } = order;
  const words = wordsOf(orderSearchText(order));
  const terms = new Set([
    ...wordsOf(`${number} ${userName} ${userEmail} ${poNumber}`).flatMap(prefixesOf),
    ...words.map(searchTermOf),
    ...words.flatMap(prefixesOf),
  ]);
  return [...terms].slice(0, maxTerms);
};

/** Whether the text has, for each of the words, a word that starts with it. */
export const containsWords = (text: string, words: readonly string[]): boolean => {
  const present = wordsOf(text);
  return words.every((word) => present.some((candidate) => candidate.startsWith(word)));
};

/** The searchable parts of an inquiry. */
export interface SearchableInquiry {
  email: string;
  name?: string | undefined;
  toolName?: string | undefined;
  sku?: string | undefined;
  message?: string | undefined;
}

/** The searchable text of an inquiry: its sender, the tool and the message. */
export const inquirySearchText = (inquiry: SearchableInquiry): string =>
  [inquiry.email, inquiry.name, inquiry.sku, inquiry.toolName, inquiry.message].join(' ');

/** The index terms of an inquiry: the words of its searchable text and their prefixes, at most 2,000. */
export const inquiryTermsOf = (inquiry: SearchableInquiry): string[] => {
  const words = wordsOf(inquirySearchText(inquiry));
  return [...new Set([...words.map(searchTermOf), ...words.flatMap(prefixesOf)])].slice(
    0,
    maxTerms,
  );
};
