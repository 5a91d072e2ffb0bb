import { validationError } from '../../errors.ts';

/** A list of a form: its name, how many elements it may have, and what to say about more. */
export interface ListLimit {
  name: string;
  max: number;
  message: string;
}

/**
 * Refuses a list that is too long before its elements are validated: a body can contain thousands.
 * Throws `validation`.
 */
export const checkLength = (
  form: Record<string, unknown>,
  { name, max, message }: ListLimit,
): void => {
  const list = form[name];
  if (Array.isArray(list) && list.length > max) throw validationError({ [name]: message });
};
