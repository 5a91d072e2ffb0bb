import { string } from 'yup';

/** Text as the store takes it: half a surrogate pair, which UTF-8 does not have, is replaced. */
export const wellFormed = (value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * A letter, digit, punctuation mark or symbol that leaves a mark. DI are the characters that Unicode
 * shows as nothing (Default_Ignorable_Code_Point), U+2800 is the blank of Braille.
 */
const visible = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const blankOrVisible = new RegExp(`^\\s*$|${visible.source}`, 'u');

/**
 * Control characters, and invisible ones that split or reorder the text around them. Joiners,
 * direction marks and variation selectors are not among them: words and emoji are spelled with them.
 */
const misleading =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Whether there is anything to see in a text. */
export const isVisible = (value: string): boolean => visible.test(value);

/**
 * A text without misleading characters and without spaces around it. One with nothing to see keeps
 * its characters, so that forms refuse it rather than take it as empty.
 */
export const tidyText = (value: string): string => {
  const text = value.toWellFormed();
  return (isVisible(text) ? text.replace(misleading, '') : text).trim();
};

const tidy = (value: unknown): unknown => (typeof value === 'string' ? tidyText(value) : value);

/** A plain transform, so that a strict validation takes what a cast would tidy up. */
const anyText = (label: string, max: number) =>
  string()
    .transform(tidy)
    .typeError(`${label} must be a text`)
    .nonNullable(`${label} must be a text`)
    .max(max, `${label} must have at most ${max} characters`);

/** A line or block of text of at most `max` code units: empty, or with something to see. */
export const text = (label: string, max: number) =>
  anyText(label, max).matches(blankOrVisible, `${label} must have visible characters`);

/** A text that must have something to see. */
export const requiredText = (label: string, max: number, message = `${label} is required`) =>
  anyText(label, max).required(message).matches(visible, { message, excludeEmptyString: true });

/** An http(s) address of a picture. */
export const pictureUrl = (label: string, max: number) =>
  anyText(label, max).matches(
    /^(?:https?:\/\/\S+)?$/i,
    `${label} must be an http or https address`,
  );
