import { array, type InferType, object, type TestConfig, type ValidationError } from 'yup';
import { limits } from '../limits.ts';
import { comparedTermsOf } from '../search/comparedTerms.ts';
import { settingsVersion } from '../settings/model.ts';
import { requiredText } from '../text/text.ts';

const { count, names, length } = limits.synonyms;

const quoted = (text: string): string => `“${text}”`;

const searchable: TestConfig<string> = {
  name: 'searchable',
  test: (value, { createError }) =>
    !value ||
    comparedTermsOf(value).length > 0 ||
    createError({
      message: `A search ignores ${quoted(value)}: enter a word with letters or digits`,
    }),
};

const name = (label: string, message: string) =>
  requiredText(label, length, message).test(searchable);

/** A text as a search compares names, whatever the order of its words. */
const comparedName = (text: string): string => comparedTermsOf(text).toSorted().join(' ');

/** The names in a text that separates them with commas; any other value stays as it is. */
const namesIn = (_: unknown, original: unknown): unknown =>
  typeof original === 'string'
    ? original
        .split(/[,;\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : original;

const foundAnyway = (word: string, finds: readonly string[]): string | undefined => {
  const terms = comparedTermsOf(word);
  const hasAll = (other: readonly string[]) => terms.every((term) => other.includes(term));
  return terms.length === 0 ? undefined : finds.find((other) => hasAll(comparedTermsOf(other)));
};

/** The first text that a search compares like an earlier one, with that one's position. */
const repeatedIn = (texts: readonly string[], keyOf: (text: string) => string) => {
  const keys = texts.map(keyOf);
  const at = keys.findIndex((key, position) => key !== '' && keys.indexOf(key) < position);
  return at < 0 ? undefined : { at, before: keys.indexOf(keys[at] ?? '') };
};

const namesProblem = (word: string, finds: readonly string[]): string | undefined => {
  const useless = foundAnyway(word, finds);
  if (useless) return `A search for ${quoted(word)} finds ${quoted(useless)} anyway: leave it out`;
  const repeated = repeatedIn(finds, comparedName);
  if (!repeated) return undefined;
  const [other, first] = [finds[repeated.at] ?? '', finds[repeated.before] ?? ''];
  return `${quoted(other)} finds the same as ${quoted(first)}: leave one out`;
};

const synonymSchema = object({
  /** What people search for. */
  word: name('What people search for', 'Enter what people search for'),
  /** The names under which the shop has it. All words of a name must match. */
  finds: array()
    .transform(namesIn)
    .of(name('A name', 'Enter the name'))
    .typeError('The names must be a list')
    .required('Enter another name for it, like safety glasses')
    .min(1, 'Enter another name for it, like safety glasses')
    .max(names, `Enter at most ${names} names`),
}).test('names', (synonym, { createError, path }) => {
  const finds: unknown = synonym?.finds;
  if (!Array.isArray(finds)) return true;
  const others = finds.filter((other) => typeof other === 'string');
  const message = namesProblem(String(synonym?.word ?? ''), others);
  return message === undefined || createError({ path: `${path}.finds`, message });
});
/** What people search for, and other names under which a search finds it. */
export type Synonym = InferType<typeof synonymSchema>;

const distinctWords = (
  synonyms: readonly Partial<Synonym>[] | null | undefined,
  { createError, path }: { createError: (p: object) => ValidationError; path: string },
): true | ValidationError => {
  const words = (synonyms ?? []).map((synonym) => String(synonym?.word ?? ''));
  const repeated = repeatedIn(words, (word) => comparedTermsOf(word).join(' '));
  if (!repeated) return true;
  const first = `${quoted(words[repeated.before] ?? '')} in row ${repeated.before + 1}`;
  return createError({
    path: `${path}[${repeated.at}].word`,
    message: `A search compares this like ${first}: enter all names there`,
  });
};

const listMessage = 'The synonyms must be a list';

/** The message for too many synonyms. */
export const tooManySynonyms = `Enter at most ${count} synonyms`;

/**
 * The synonyms of the search for tools. They count only if a search finds nothing by its own words,
 * and are not followed further: a name finds nothing by its own synonyms. `version` is the one that
 * was edited.
 */
export const synonymListSchema = object({
  version: settingsVersion,
  synonyms: array()
    .of(synonymSchema.required('Enter a synonym').typeError('Enter a synonym'))
    .typeError(listMessage)
    .required(listMessage)
    .max(count, tooManySynonyms)
    .test('distinct', distinctWords),
});
export type SynonymList = InferType<typeof synonymListSchema>;

/**
 * The names that a search for `word` does not find, because only another synonym of it leads to
 * them.
 */
export const namesNotFollowed = (
  { word, finds }: Synonym,
  synonyms: readonly Synonym[],
): { by: string; names: string[] }[] => {
  const known = new Set([word, ...finds].map(comparedName));
  return finds.flatMap((by) => {
    const next = synonyms.find((other) => comparedName(other.word) === comparedName(by));
    const missed = (next?.finds ?? []).filter((other) => !known.has(comparedName(other)));
    return missed.length > 0 ? [{ by, names: missed }] : [];
  });
};

/** The synonyms of a shop that has not stored any. */
export const defaultSynonyms: Synonym[] = [
  { word: 'goggles', finds: ['safety glasses', 'spectacles'] },
  { word: 'spectacles', finds: ['safety glasses', 'goggles'] },
  { word: 'eyewear', finds: ['safety glasses', 'goggles'] },
  { word: 'spanner', finds: ['wrench'] },
  { word: 'wrench', finds: ['spanner'] },
  { word: 'cramp', finds: ['clamp'] },
  { word: 'clamp', finds: ['cramp'] },
  { word: 'flashlight', finds: ['torch'] },
  { word: 'torch', finds: ['flashlight'] },
  { word: 'allen', finds: ['hex'] },
  { word: 'adhesive', finds: ['glue'] },
  { word: 'glue', finds: ['adhesive'] },
  { word: 'sandpaper', finds: ['abrasive', 'sanding'] },
  { word: 'glasspaper', finds: ['sandpaper', 'abrasive'] },
  { word: 'earmuffs', finds: ['ear defenders', 'hearing'] },
  { word: 'respirator', finds: ['dust mask'] },
  { word: 'crowbar', finds: ['pry bar', 'wrecking bar'] },
  { word: 'ruler', finds: ['rule'] },
];
