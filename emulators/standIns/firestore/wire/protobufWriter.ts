import { type Content, Group, type Message, wireTypes } from './protobuf.ts';

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
