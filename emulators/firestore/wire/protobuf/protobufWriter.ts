import protobuf from 'protobufjs/minimal.js';
import { type Content, Group, type Message, wireTypes } from './protobuf.ts';

// protobufjs takes a 64-bit integer as a number or as text, not as a bigint.
const integer = (value: bigint) =>
  Number.isSafeInteger(Number(value)) ? Number(value) : String(value);

const writeField = (writer: protobuf.Writer, field: number, content: Content): void => {
  const tag = (type: number) => writer.uint32(field * 8 + type);
  if (typeof content === 'bigint') tag(wireTypes.varint).int64(integer(content));
  else if (typeof content === 'number') tag(wireTypes.fixed64).double(content);
  else if (content instanceof Group) {
    tag(wireTypes.group);
    for (const each of content.message) writeField(writer, ...each);
    tag(wireTypes.endGroup);
  } else tag(wireTypes.bytes).bytes(content);
};

/** The bytes of a message. */
export const encodeMessage = (message: Message): Buffer => {
  const writer = protobuf.Writer.create();
  for (const field of message) writeField(writer, ...field);
  return writer.finish() as Buffer;
};

/** The content of a text field. */
export const text = (value: string): Buffer => Buffer.from(value, 'utf8');
