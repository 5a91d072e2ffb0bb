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

/** How the content of a field is told from the next field. */
export const wireTypes = {
  varint: 0,
  fixed64: 1,
  bytes: 2,
  group: 3,
  endGroup: 4,
  fixed32: 5,
} as const;
