import { string } from 'yup';

/**
 * A line or block of text of at most `max` code units, without spaces around it. The trimming is
 * a plain transform, so that a strict validation takes what a cast would trim.
 */
export const text = (label: string, max: number) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError(`${label} must be a text`)
    .max(max, `${label} must have at most ${max} characters`);

/** A text that must hold more than spaces. */
export const requiredText = (label: string, max: number, message = `${label} is required`) =>
  text(label, max).required(message).matches(/\S/, { message, excludeEmptyString: true });

/** An http(s) address of a picture. */
export const pictureUrl = (label: string, max: number) =>
  text(label, max).matches(/^(?:https?:\/\/\S+)?$/i, `${label} must be an http or https address`);
