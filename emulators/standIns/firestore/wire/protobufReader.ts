import { type Content, Group, type Message, wireTypes } from './protobuf.ts';

/** The most bytes a number of 64 bits takes, by seven bits each. */
const maxVarintBytes = 10;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The text that a field's content stands for. */
export const readText = (content: Uint8Array): string => viewOf(content).toString('utf8');

class Reader {
  private readonly bytes: Buffer;
  private at = 0;
  constructor(bytes: Uint8Array) {
    this.bytes = viewOf(bytes);
  }

  /** Reads up to the end, or the end tag of a group. */
  message(group?: number): Message {
    const fields: [number, Content][] = [];
    while (this.at < this.bytes.length) {
      const next = this.size();
      const [field, type] = [Math.floor(next / 8), next % 8];
      if (type === wireTypes.endGroup && field === group) return fields;
      fields.push([field, this.content(field, type)]);
    }
    if (group !== undefined) throw new Error(`the group of field ${group} does not end`);
    return fields;
  }

  private content(field: number, type: number): Content {
    if (type === wireTypes.varint) return BigInt.asIntN(64, this.varint());
    if (type === wireTypes.fixed64) return this.take(8).readDoubleLE();
    if (type === wireTypes.bytes) return this.take(this.size());
    if (type === wireTypes.fixed32) return this.take(4);
    if (type === wireTypes.group) return new Group(this.message(field));
    throw new Error(`field ${field} has the unknown wire type ${type}`);
  }

  private varint(): bigint {
    let value = 0n;
    for (let count = 0; count < maxVarintBytes; count++) {
      const byte = this.byte();
      value |= BigInt(byte & 0x7f) << BigInt(7 * count);
      if (byte < 0x80) return value;
    }
    throw new Error('a number has more than 64 bits');
  }

  /** A tag or a length: what is beyond the precision of a number is beyond the message too. */
  private size(): number {
    let value = 0;
    for (let count = 0; count < maxVarintBytes; count++) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** (7 * count);
      if (byte < 0x80) return value;
    }
    throw new Error('a number has more than 64 bits');
  }

  private byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new Error('the message ends in the middle of a field');
    return byte;
  }

  private take(length: number): Buffer {
    const end = this.at + length;
    if (end > this.bytes.length) throw new Error('the message ends in the middle of a field');
    const taken = this.bytes.subarray(this.at, end);
    this.at = end;
    return taken;
  }
}

/**
 * The fields of a message.
 * @throws {Error} when the bytes are none.
 */
export const decodeMessage = (bytes: Uint8Array): Message => new Reader(bytes).message();

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
