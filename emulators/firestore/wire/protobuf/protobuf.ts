/**
 * Schema-less protocol buffer messages, for the few formats without an installed definition.
 * https://protobuf.dev/programming-guides/encoding/
 */

/** A proto2 group: a nested message between a start and an end tag. */
export class Group {
  readonly message: Message;
  constructor(message: Message) {
    this.message = message;
  }
}

/**
 * The content of a field by its wire type: bigint is a 64-bit varint (signed when read), number a
 * double, Uint8Array a text, a message or bytes.
 */
export type Content = bigint | number | Uint8Array | Group;

/** The fields of a message by their numbers, in the order of the wire. */
export type Message = readonly (readonly [field: number, content: Content])[];

/** The wire types of the encoding. */
export const wireTypes = {
  varint: 0,
  fixed64: 1,
  bytes: 2,
  group: 3,
  endGroup: 4,
  fixed32: 5,
} as const;
