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
const maxVarintBits = 63n;

const varint = (value: bigint): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.from([...bytes, Number(rest)]);
};

const tag = (field: number, type: number) => varint(BigInt(field * 8 + type));

const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};

const encodeField = (field: number, content: Content): Uint8Array[] => {
  if (typeof content === 'bigint') return [tag(field, wireTypes.varint), varint(content)];
  if (typeof content === 'number') return [tag(field, wireTypes.fixed64), double(content)];
  if (content instanceof Group) {
    return [
      tag(field, wireTypes.group),
      encodeMessage(content.message),
      tag(field, wireTypes.endGroup),
    ];
  }
  return [tag(field, wireTypes.bytes), varint(BigInt(content.length)), content];
};

/** The bytes of a message. */
export const encodeMessage = (message: Message): Buffer =>
  Buffer.concat(message.flatMap(([field, content]) => encodeField(field, content)));

/** The content of a text field. */
export const text = (value: string): Buffer => Buffer.from(value, 'utf8');

class Reader {
  private readonly bytes: Buffer;
  private at = 0;
  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Reads up to the end, or the end tag of a group. */
  message(group?: number): Message {
    const fields: [number, Content][] = [];
    while (this.at < this.bytes.length) {
      const next = Number(this.varint());
      const [field, type] = [next >>> 3, next & 7];
      if (type === wireTypes.endGroup && field === group) return fields;
      fields.push([field, this.content(field, type)]);
    }
    if (group !== undefined) throw new Error(`the group of field ${group} does not end`);
    return fields;
  }

  private content(field: number, type: number): Content {
    if (type === wireTypes.varint) return BigInt.asIntN(64, this.varint());
    if (type === wireTypes.fixed64) return this.take(8).readDoubleLE();
    if (type === wireTypes.bytes) return this.take(Number(this.varint()));
    if (type === wireTypes.fixed32) return this.take(4);
    if (type === wireTypes.group) return new Group(this.message(field));
    throw new Error(`field ${field} has the unknown wire type ${type}`);
  }

  private varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift <= maxVarintBits; shift += 7n) {
      const [byte = 0] = this.take(1);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new Error('a number has more than 64 bits');
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
  contentsOf(message, field).at(-1);

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
  Buffer.from(bytesOf(message, field)).toString('utf8');

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
