import { mixed, string } from 'yup';
import { limits } from '../limits.ts';
import { isVisible, oneLine, tidyText } from '../text/text.ts';

/** The values of a tool as people read them, by the keys of their attributes. */
export type AttributeTexts = Record<string, string>;

const { key: keyLength, values: maxValues, value: valueLength } = limits.attributes;

/** The format of a key: words in lower case with hyphens, as in addresses. */
const keyPattern = new RegExp(`^(?=.{1,${keyLength}}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$`);

/** Whether a text can be the key of an attribute. */
export const isAttributeKey = (text: string): boolean => keyPattern.test(text) && !(text in {});

/** The field of a key. */
export const attributeKey = (label: string) =>
  string()
    .typeError(`${label} must be a text`)
    .test({
      name: 'key',
      message: `${label} must have at most ${keyLength} lower-case letters and digits, with hyphens between words, like blade-width`,
      skipAbsent: true,
      test: (value) => value === '' || isAttributeKey(value as string),
    });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueProblem = (key: string, text: unknown): string | undefined => {
  if (!isAttributeKey(key)) return `There is no attribute ${key.slice(0, keyLength)}`;
  if (typeof text !== 'string') return 'Enter a text';
  if (text.length > valueLength) return `Enter at most ${valueLength} characters`;
  if (!oneLine.test(text)) return 'Enter one line';
  return text === '' || isVisible(text) ? undefined : 'Enter visible characters';
};

/** Fields that are left empty have no value. */
const tidied = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, text]) => [key, typeof text === 'string' ? tidyText(text) : text])
          .filter(([, text]) => text !== '' && text !== undefined),
      )
    : value;

/** The values of a tool by the keys of their attributes, as people type them. */
export const attributeTexts = mixed<AttributeTexts>((value): value is AttributeTexts =>
  isRecord(value),
)
  .typeError('Attributes must be an object')
  .nonNullable('Attributes must be an object')
  .transform(tidied)
  .test('values', (texts, { createError, path }) => {
    if (!isRecord(texts)) return true;
    const entries = Object.entries(texts);
    if (entries.length > maxValues) {
      return createError({ path, message: `A tool has at most ${maxValues} attributes` });
    }
    for (const [key, text] of entries) {
      const message = valueProblem(key, text);
      if (message) return createError({ path: `${path}.${key.slice(0, keyLength)}`, message });
    }
    return true;
  });
