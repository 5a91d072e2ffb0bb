import type { Request } from 'express';
import {
  currencyNoun,
  isDay,
  isHandlingFilter,
  type ListSortOf,
  limits,
  listSorts,
  type SortedList,
  sortsOf,
  unsortedParameters,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';

const notOneOf = (name: string, choices: readonly string[]) =>
  validationError({ [name]: `${name} must be one of: ${choices.join(', ')}` });

/**
 * Parses a query parameter with a fixed set of values; returns the default when it is missing.
 * Throws `validation` for any other value.
 */
export const parseChoice = <Choice extends string, Default extends Choice | undefined>(
  query: Request['query'],
  name: string,
  choices: readonly Choice[],
  fallback: Default,
): Choice | Default => {
  const value = query[name];
  if (value === undefined) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice) return choice;
  throw notOneOf(name, choices);
};

/** Like `parseChoice`, for a required parameter. */
export const requireChoice = <Choice extends string>(
  query: Request['query'],
  name: string,
  choices: readonly Choice[],
): Choice => {
  const choice = parseChoice(query, name, choices, undefined);
  if (choice) return choice;
  throw notOneOf(name, choices);
};

/**
 * Parses a query parameter with a list of values, separated by commas; returns each once. Throws
 * `validation` for a value that is not one of the choices.
 */
export const parseChoices = <Choice extends string>(
  query: Request['query'],
  name: string,
  choices: readonly Choice[],
): Choice[] => {
  const value = query[name] ?? '';
  const values =
    typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [undefined];
  const isChoice = (text: string | undefined): text is Choice =>
    choices.some((choice) => choice === text);
  const nonEmpty = values.filter((part) => part !== '');
  if (!nonEmpty.every(isChoice)) throw notOneOf(name, choices);
  return choices.filter((choice) => nonEmpty.includes(choice));
};

/**
 * The sort order of a list for staff, by default the usual one. Throws `validation` for another one
 * beside a parameter that no index combines with it.
 */
export const parseSort = <List extends SortedList>(
  query: Request['query'],
  list: List,
): ListSortOf<List> => {
  const sorts: readonly ListSortOf<List>[] = listSorts[list];
  const [usual] = listSorts[list];
  const sort = parseChoice(query, 'sort', sorts, usual);
  const narrowing = unsortedParameters.filter((name) => (query[name] ?? '') !== '');
  const isHandled = isHandlingFilter(String(query.status));
  const isNarrowed = isHandled || narrowing.length > 0;
  const allowed = sortsOf(list, isNarrowed, query.status);
  if (allowed.includes(sort)) return sort;
  const others = isHandled || !isNarrowed ? [...narrowing, 'status'] : narrowing;
  throw validationError({
    sort: `sort must be ${allowed.join(' or ')} together with ${others.join(', ')}`,
  });
};

/** A price in a query string, if any. Throws `validation` for anything else. */
export const parsePrice = (query: Request['query'], name: string): number | undefined => {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' && /^\d{1,9}(?:\.\d{1,2})?$/.test(value.trim()))
    return Number(value);
  throw validationError({ [name]: `${name} must be a price in ${currencyNoun}, like 42 or 42.50` });
};

/** The search text of a query string, if any. Throws `validation` if it is too long. */
export const parseSearch = ({ q }: Request['query']): string | undefined => {
  if (q === undefined) return undefined;
  const search = typeof q === 'string' ? q.trim() : undefined;
  const { length } = limits.search;
  if (search !== undefined && search.length <= length) return search || undefined;
  throw validationError({ q: `The search must be a text of at most ${length} characters` });
};

/** A day of a query string, `2026-11-21`, if any. Throws `validation` for anything else. */
export const parseDay = (query: Request['query'], name: string): string | undefined => {
  const value = query[name];
  if (value === undefined || isDay(value)) return value;
  throw validationError({ [name]: `${name} must be a day, like 2026-11-21` });
};
