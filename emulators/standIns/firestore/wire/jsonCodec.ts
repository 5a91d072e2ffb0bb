import { type FirestoreError, invalidArgument } from '../errors.ts';

/**
 * Turns one type of the protocol from JSON into the form that the wire's messages have, and back.
 * https://protobuf.dev/programming-guides/json/
 */
export interface JsonCodec {
  /**
   * @param at Where in the request it stands, for the message of the error.
   * @throws {FirestoreError} INVALID_ARGUMENT when the JSON does not stand for the type.
   */
  decode(json: unknown, at: string): unknown;
  encode(value: unknown): unknown;
  /** Whether the JSON leaves out a singular field with this value. */
  isDefault(value: unknown): boolean;
  /** Whether null is one of its values; elsewhere a field that is null is one that is not there. */
  takesNull?: boolean;
}

/** The error of a request whose JSON is not that of the message it should be. */
export const invalidPayload = (at: string, problem: string): FirestoreError =>
  invalidArgument(`Payload isn't valid for request: ${at ? `${at}: ` : ''}${problem}.`);

/** Whether a JSON value is an object, neither a list nor null. */
export const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
