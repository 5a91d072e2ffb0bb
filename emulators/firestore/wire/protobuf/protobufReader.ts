import protobuf from 'protobufjs/minimal.js';
import { type Content, Group, type Message, wireTypes } from './protobuf.ts';

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Decodes the content of a field as text. */
export const readText = (content: Uint8Array): string => viewOf(content).toString('utf8');

const cutOff = 'the message ends in the middle of a field';

const readInteger = (reader: protobuf.Reader): bigint => {
  const { low, high } = reader.int64();
  // protobufjs reads an integer whose last bytes are cut off as if it were complete.
  const last = reader.buf[reader.pos - 1] ?? 0xff;
  if (last > 0x7f) throw new Error(cutOff);
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
};

const readFixed32 = (reader: protobuf.Reader): Uint8Array => {
  reader.skip(4);
  return reader.buf.subarray(reader.pos - 4, reader.pos);
};

const readContent = (reader: protobuf.Reader, field: number, type: number): Content => {
  if (type === wireTypes.varint) return readInteger(reader);
  if (type === wireTypes.fixed64) return reader.double();
  if (type === wireTypes.bytes) return reader.bytes();
  if (type === wireTypes.fixed32) return readFixed32(reader);
  if (type === wireTypes.group) return new Group(readMessage(reader, field));
  throw new Error(`field ${field} has the unknown wire type ${type}`);
};

/** Reads up to the end, or the end tag of a group. */
const readMessage = (reader: protobuf.Reader, group?: number): Message => {
  const fields: [number, Content][] = [];
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    const [field, type] = [tag >>> 3, tag & 7];
    if (type === wireTypes.endGroup && field === group) return fields;
    fields.push([field, readContent(reader, field, type)]);
  }
  if (group !== undefined) throw new Error(`the group of field ${group} does not end`);
  return fields;
};

/**
 * The fields of a message.
 * @throws {Error} when the bytes are none.
 */
export const decodeMessage = (bytes: Uint8Array): Message => {
  try {
    return readMessage(protobuf.Reader.create(viewOf(bytes)));
  } catch (error) {
    const isOutOfRange = error instanceof RangeError && error.message.startsWith('index out of');
    throw isOutOfRange ? new Error(cutOff, { cause: error }) : error;
  }
};

/** All contents of a repeated field. */
export const contentsOf = (message: Message, field: number): Content[] =>
  message.filter(([number]) => number === field).map(([, content]) => content);

/** The content of a field; undefined when it is missing. The last one counts. */
export const contentOf = (message: Message, field: number): Content | undefined =>
  message.findLast(([number]) => number === field)?.[1];

/**
 * The bytes of a field, of none when it is missing.
 * @throws {Error} when it holds something else.
 */
export const bytesOf = (message: Message, field: number): Uint8Array => {
  const content = contentOf(message, field) ?? new Uint8Array();
  if (!(content instanceof Uint8Array)) throw new Error(`field ${field} does not hold bytes`);
  return content;
};

/**
 * The text of a field, empty when it is missing.
 * @throws {Error} when it holds something else.
 */
export const textOf = (message: Message, field: number): string =>
  readText(bytesOf(message, field));

/**
 * The messages of a repeated field.
 * @throws {Error} when it holds something else.
 */
export const messagesOf = (message: Message, field: number): Message[] =>
  contentsOf(message, field).map((content) => {
    if (content instanceof Group) return content.message;
    if (content instanceof Uint8Array) return decodeMessage(content);
    throw new Error(`field ${field} does not hold messages`);
  });
