import { string } from 'yup';
import { trimBlanks } from './trimBlanks.ts';

/** Replaces unpaired surrogates, which UTF-8 cannot encode and the store refuses. */
export const wellFormed = (value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * A visible letter, digit, punctuation mark or symbol. DI are invisible characters
 * (Default_Ignorable_Code_Point); U+2800 is the Braille blank.
 */
const visible = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const blankOrVisible = new RegExp(`^\\s*$|${visible.source}`, 'u');

/**
 * Control characters, and invisible characters that split or reorder the text around them. Joiners,
 * direction marks and variation selectors are allowed, because words and emoji need them.
 */
const misleading =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Whether a text has visible characters. */
export const isVisible = (value: string): boolean => visible.test(value);

/**
 * Removes misleading characters, and invisible ones at the ends. A text without visible characters
 * keeps them, so that forms refuse it instead of treating it as empty.
 */
export const tidyText = (value: string): string => {
  const text = value.toWellFormed();
  return isVisible(text) ? trimBlanks(text.replace(misleading, '')) : text.trim();
};

const tidy = (value: unknown): unknown => (typeof value === 'string' ? tidyText(value) : value);

/** Uses a transform, so that a strict validation accepts a text that the cast will tidy. */
const anyText = (label: string, max: number) =>
  string()
    .transform(tidy)
    .typeError(`${label} must be a text`)
    .nonNullable(`${label} must be a text`)
    .max(max, `${label} must have at most ${max} characters`);

/** A text of at most `max` code units: empty, or with visible characters. */
export const text = (label: string, max: number) =>
  anyText(label, max).matches(blankOrVisible, `${label} must have visible characters`);

/** A required text with visible characters. */
export const requiredText = (label: string, max: number, message = `${label} is required`) =>
  anyText(label, max).required(message).matches(visible, { message, excludeEmptyString: true });

/** An http(s) URL of a picture. */
export const pictureUrl = (label: string, max: number) =>
  anyText(label, max).matches(
    /^(?:https?:\/\/\S+)?$/i,
    `${label} must be an http or https address`,
  );

/** Matches a text without line breaks. */
export const oneLine = /^[^\r\n\u2028\u2029]*$/;
