import type { Document } from '../document.ts';
import type { DatabaseId } from '../names.ts';
import { type Fields, isVector, type Value } from '../values.ts';
import {
  bytesOf,
  contentOf,
  decodeMessage,
  encodeMessage,
  type Message,
  messagesOf,
  text,
  textOf,
} from '../wire/protobuf.ts';
import { decodeKey, type EntityKey, emptyKey, encodeKey, encodePath } from './entityKey.ts';
import {
  type DecodeContext,
  decodeValue,
  type EncodeContext,
  encodeValue,
  meanings,
  type PropertyValue,
} from './entityValue.ts';

/**
 * Documents as Datastore's EntityProto. It has no place for the times a document was made and
 * changed at, so both are those of the import, as in Google's emulator.
 * https://github.com/GoogleCloudPlatform/appengine-java-standard/blob/main/protobuf/api/entity.proto
 */
const entity = { key: 13, indexed: 14, raw: 15, group: 16 } as const;
const property = { meaning: 1, name: 3, multiple: 4, value: 5, stashed: 6, computed: 7 } as const;

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

/** The entity of a document. */
export const encodeEntity = (database: DatabaseId, { path, fields }: Document): Buffer => {
  const [kind, id] = path.split('/');
  return encodeMessage([
    [entity.key, encodeKey({ ...database, path })],
    ...encodeFields(fields),
    [entity.group, encodePath(`${kind}/${id}`)],
  ]);
};

/** All properties, those that Datastore had moved aside back at their places. */
const propertiesOf = (message: Message): Message[] => {
  const properties = messagesOf(message, entity.indexed);
  for (const raw of messagesOf(message, entity.raw)) {
    const stashed = contentOf(raw, property.stashed);
    const at = typeof stashed === 'bigint' && stashed >= 0n ? Number(stashed) : properties.length;
    properties.splice(at, 0, raw);
  }
  return properties.filter((each) => contentOf(each, property.computed) !== 1n);
};

const vectorOf = (values: Value[]): Fields =>
  new Map<string, Value>([
    ['__type__', '__vector__'],
    ['value', values],
  ]);

/** The list that a property of several values adds to. */
const listIn = (fields: Fields, name: string, isOfVector: boolean): Value[] => {
  const existing = fields.get(name);
  const list = existing instanceof Map ? existing.get('value') : existing;
  if (Array.isArray(list)) return list;
  const created: Value[] = [];
  fields.set(name, isOfVector ? vectorOf(created) : created);
  return created;
};

const readProperty = (fields: Fields, message: Message, decode: DecodeContext) => {
  const name = textOf(message, property.name);
  const code = contentOf(message, property.meaning);
  const meaning = typeof code === 'bigint' ? code : undefined;
  const value = { meaning, content: decodeMessage(bytesOf(message, property.value)) };
  if (meaning === meanings.emptyList) fields.set(name, []);
  else if (contentOf(message, property.multiple) !== 1n) {
    fields.set(name, decodeValue(value, decode));
  } else {
    listIn(fields, name, meaning === meanings.vector).push(decodeValue(value, decode));
  }
};

const decodeFields = (message: Message, home: DecodeContext['home']): Fields => {
  const fields: Fields = new Map();
  const decode: DecodeContext = {
    home,
    decodeMap: (bytes) => decodeFields(decodeMessage(bytes), home),
  };
  for (const each of propertiesOf(message)) readProperty(fields, each, decode);
  return fields;
};

/** An entity whose key has been read; its fields wait until it is known where they go. */
export interface Entity extends EntityKey {
  /**
   * The fields as a document of another project has them: references move along.
   * @throws {Error} when the entity is broken or holds what Firestore does not have.
   */
  fieldsIn(project: string): Fields;
}

/**
 * Reads an entity.
 * @throws {Error} when the bytes are none.
 */
export const decodeEntity = (bytes: Uint8Array): Entity => {
  const message = decodeMessage(bytes);
  const [key = []] = messagesOf(message, entity.key);
  const named = decodeKey(key);
  const fieldsIn = (project: string) => decodeFields(message, { from: named.project, to: project });
  return { ...named, fieldsIn };
};
