import { foldedText } from '../text/foldedText.ts';

const keyOf = (name: string): string => foldedText(name).replace(/\s+/g, ' ').trim();

/** Whether two lines are the same name, however it is spaced and capitalized. */
export const isSameName = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** Whether one of the lines of an address is the name, so that it need not be written above them. */
export const namesRecipient = (address: string, name: string): boolean =>
  address.split(/[\r\n\u2028\u2029]+/).some((line) => isSameName(line, name));
