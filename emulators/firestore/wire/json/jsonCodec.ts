import { type FirestoreError, invalidArgument } from '../../values/errors.ts';

/**
 * Converts one type of the protocol between JSON and the form of `messages.ts`.
 * https://protobuf.dev/programming-guides/json/
 */
export interface JsonCodec {
  /**
   * @param at The position in the request, for the error message.
   * @throws {FirestoreError} INVALID_ARGUMENT when the JSON is not valid for the type.
   */
  decode(json: unknown, at: string): unknown;
  encode(value: unknown): unknown;
  /** Whether the JSON omits a singular field with this value. */
  isDefault(value: unknown): boolean;
  /**
   * Whether null is a value of the type. For all other types, null means that the field is missing.
   */
  takesNull?: boolean;
}

/** The error of a request whose JSON is not valid for its message. */
export const invalidPayload = (at: string, problem: string): FirestoreError =>
  invalidArgument(`Payload isn't valid for request: ${at ? `${at}: ` : ''}${problem}.`);

/** Whether a JSON value is an object, neither a list nor null. */
export const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
