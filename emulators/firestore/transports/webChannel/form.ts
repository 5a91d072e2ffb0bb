import { invalidArgument } from '../../values/errors.ts';

/** A message of a client, numbered from 0 within its session. */
export interface ClientMessage {
  number: number;
  /** Its JSON. */
  text: string;
}

/** The form in the body of a forward request. */
export interface ChannelForm {
  /** The header that the form contains instead of the request, which avoids a preflight. */
  authorization: string | undefined;
  messages: ClientMessage[];
}

const field = /^req(\d{1,9})___data__$/;

const wholeNumber = /^\d{1,15}$/;

/**
 * Reads a whole number.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is not one.
 */
export const numberOf = (parameters: URLSearchParams, name: string): number => {
  const text = parameters.get(name) ?? '';
  if (!wholeNumber.test(text)) throw invalidArgument(`${name} must be a whole number.`);
  return Number(text);
};

/** The value of a header in a text of `Name:value` lines. */
export const headerIn = (lines: string, name: string): string | undefined => {
  const prefix = `${name}:`;
  const line = lines.split('\r\n').find((text) => text.toLowerCase().startsWith(prefix));
  return line?.slice(prefix.length).trim();
};

/**
 * Parses `headers=…&count=2&ofs=5&req0___data__=…&req1___data__=…`: the messages 5 and 6.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is malformed.
 */
export const parseForm = (text: string): ChannelForm => {
  const parameters = new URLSearchParams(text);
  const count = numberOf(parameters, 'count');
  const offset = count === 0 ? 0 : numberOf(parameters, 'ofs');
  const messages = [...parameters].flatMap(([name, value]) => {
    const [, index] = field.exec(name) ?? [];
    return index === undefined ? [] : [{ number: offset + Number(index), text: value }];
  });
  if (messages.length !== count) throw invalidArgument('count must be the number of messages.');
  return { authorization: headerIn(parameters.get('headers') ?? '', 'authorization'), messages };
};
