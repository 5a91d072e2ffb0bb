import { string } from 'yup';

/** Text as the store takes it: half a surrogate pair, which UTF-8 does not have, is replaced. */
export const wellFormed = (value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/**
 * A line or block of text of at most `max` code units, well-formed and without spaces around it.
 * Both are plain transforms, so that a strict validation takes what a cast would mend.
 */
export const text = (label: string, max: number) =>
  string()
    .transform(wellFormed)
    .transform(trimmed)
    .typeError(`${label} must be a text`)
    .nonNullable(`${label} must be a text`)
    .max(max, `${label} must have at most ${max} characters`);

/** A text that must hold more than spaces. */
export const requiredText = (label: string, max: number, message = `${label} is required`) =>
  text(label, max).required(message).matches(/\S/, { message, excludeEmptyString: true });

/** An http(s) address of a picture. */
export const pictureUrl = (label: string, max: number) =>
  text(label, max).matches(/^(?:https?:\/\/\S+)?$/i, `${label} must be an http or https address`);
