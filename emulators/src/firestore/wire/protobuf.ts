/**
 * Protocol buffer messages without their schema, for the few that no installed package describes.
 * https://protobuf.dev/programming-guides/encoding/
 */

/** A message within a message between a start and an end tag, as proto2 has them. */
export class Group {
  readonly message: Message;
  constructor(message: Message) {
    this.message = message;
  }
}

/**
 * What a field holds, by its wire type: bigint is a varint of 64 bits (as a reader gives it,
 * signed), number a double, bytes are a text, a message or bytes.
 */
export type Content = bigint | number | Uint8Array | Group;

/** The fields of a message by their numbers, in the order of the wire. */
export type Message = readonly (readonly [field: number, content: Content])[];

const wireTypes = { varint: 0, fixed64: 1, bytes: 2, group: 3, endGroup: 4, fixed32: 5 } as const;
/** The most bytes a number of 64 bits takes, by seven bits each. */
const maxVarintBytes = 10;

/** Collects bytes: one growing buffer, since a message has many short fields. */
class Writer {
  private buffer = Buffer.allocUnsafe(128);
  private length = 0;

  message(message: Message): void {
    for (const [field, content] of message) this.field(field, content);
  }

  bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }

  private field(field: number, content: Content) {
    if (typeof content === 'bigint') {
      this.tag(field, wireTypes.varint);
      this.integer(content);
    } else if (typeof content === 'number') {
      this.tag(field, wireTypes.fixed64);
      this.reserve(8);
      this.length = this.buffer.writeDoubleLE(content, this.length);
    } else if (content instanceof Group) {
      this.tag(field, wireTypes.group);
      this.message(content.message);
      this.tag(field, wireTypes.endGroup);
    } else {
      this.tag(field, wireTypes.bytes);
      this.size(content.length);
      this.reserve(content.length);
      this.buffer.set(content, this.length);
      this.length += content.length;
    }
  }

  private tag(field: number, type: number) {
    this.size(field * 8 + type);
  }

  private integer(value: bigint) {
    let rest = BigInt.asUintN(64, value);
    for (; rest > 0x7fffffffn; rest >>= 7n) this.byte(Number(rest & 0x7fn) | 0x80);
    this.size(Number(rest));
  }

  /** A number of up to 31 bits. */
  private size(value: number) {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.byte((rest & 0x7f) | 0x80);
    this.byte(rest);
  }

  private byte(value: number) {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  private reserve(length: number) {
    const needed = this.length + length;
    if (needed <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.buffer.length));
    larger.set(this.bytes());
    this.buffer = larger;
  }
}

/** The bytes of a message. */
export const encodeMessage = (message: Message): Buffer => {
  const writer = new Writer();
  writer.message(message);
  return writer.bytes();
};

/** The content of a text field. */
export const text = (value: string): Buffer => Buffer.from(value, 'utf8');

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
