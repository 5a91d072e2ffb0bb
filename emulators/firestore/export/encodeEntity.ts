import type { DatabaseId } from '../values/paths.ts';
import { type Fields, isVector, type Value } from '../values/values.ts';
import type { Message } from '../wire/protobuf/protobuf.ts';
import { encodeMessage, text } from '../wire/protobuf/protobufWriter.ts';
import { entity, property } from './entityFields.ts';
import { emptyKey, encodeKey, encodePath } from './entityKey.ts';
import { type EncodeContext, encodeValue, meanings, type PropertyValue } from './entityValue.ts';

const encodeProperty = (
  number: number,
  name: string,
  { meaning, content }: PropertyValue,
  multiple: boolean,
): Message => {
  const named: Message = [
    [property.name, text(name)],
    [property.multiple, multiple ? 1n : 0n],
    [property.value, encodeMessage(content)],
  ];
  const all = meaning === undefined ? named : ([[property.meaning, meaning], ...named] as const);
  return [[number, encodeMessage(all)]];
};

const encodeVector = (name: string, fields: Fields): Message =>
  (fields.get('value') as Value[]).flatMap((value) =>
    encodeProperty(
      entity.raw,
      name,
      { ...encodeValue(value, context), meaning: meanings.vector },
      true,
    ),
  );

const encodeList = (name: string, list: Value[]): Message => {
  if (list.length === 0) {
    const none = { meaning: meanings.emptyList, content: [] };
    return encodeProperty(entity.indexed, name, none, false);
  }
  return list.flatMap((value) =>
    encodeProperty(entity.raw, name, encodeValue(value, context), true),
  );
};

const encodeField = (name: string, value: Value): Message => {
  if (Array.isArray(value)) return encodeList(name, value);
  if (value instanceof Map && isVector(value)) return encodeVector(name, value);
  return encodeProperty(entity.raw, name, encodeValue(value, context), false);
};

const encodeFields = (fields: Fields): Message =>
  [...fields].flatMap(([name, value]) => encodeField(name, value));

const context: EncodeContext = {
  encodeMap: (fields) =>
    encodeMessage([
      [entity.key, emptyKey],
      ...encodeFields(fields),
      [entity.group, encodePath('')],
    ]),
};

/** Encodes a document as an entity. */
export const encodeEntity = (
  database: DatabaseId,
  { path, fields }: { path: string; fields: Fields },
): Buffer => {
  const [kind, id] = path.split('/');
  return encodeMessage([
    [entity.key, encodeKey({ ...database, path })],
    ...encodeFields(fields),
    [entity.group, encodePath(`${kind}/${id}`)],
  ]);
};
