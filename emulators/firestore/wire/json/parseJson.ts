import { invalidPayload } from './jsonCodec.ts';

/** A sequence of digits that may be too long for an exact JavaScript number. */
const longDigits = /\d{16}/;
const integerText = /^-?\d+$/;

// Keeps such an integer as a string, which the codec of 64-bit integers also accepts.
const keepInteger = (_: string, value: unknown, { source }: { source?: string }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && integerText.test(source ?? '')
    ? source
    : value;

// TypeScript's library does not know the third argument yet.
// https://github.com/tc39/proposal-json-parse-with-source
const reviver = keepInteger as Parameters<typeof JSON.parse>[1];

/** More than any document needs, and not enough to overflow the stack. */
const maxDepth = 500;

const brackets = /["[\]{}]|\\./gs;

const isDeep = (text: string): boolean => {
  let [depth, isText] = [0, false];
  for (const [bracket] of text.matchAll(brackets)) {
    if (bracket === '"') isText = !isText;
    else if (!isText && (bracket === '{' || bracket === '[')) depth += 1;
    else if (!isText && (bracket === '}' || bracket === ']')) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
};

/**
 * Parses JSON. Integers that a number cannot represent exactly become strings.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is not JSON, or is nested too deeply.
 */
export const parseJson = (text: string): unknown => {
  if (isDeep(text)) throw invalidPayload('', `it is nested deeper than ${maxDepth} levels`);
  try {
    return longDigits.test(text) ? JSON.parse(text, reviver) : JSON.parse(text);
  } catch (error) {
    throw invalidPayload('', `it is not JSON, ${(error as Error).message}`);
  }
};
