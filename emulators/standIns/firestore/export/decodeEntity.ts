import type { Fields, Value } from '../values.ts';
import type { Message } from '../wire/protobuf.ts';
import { bytesOf, contentOf, decodeMessage, messagesOf, textOf } from '../wire/protobufReader.ts';
import { entity, property } from './entityFields.ts';
import { decodeKey, type EntityKey } from './entityKey.ts';
import { type DecodeContext, decodeValue, meanings } from './entityValue.ts';

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

const decodeFields = (message: Message, projects: DecodeContext['projects']): Fields => {
  const fields: Fields = new Map();
  const decode: DecodeContext = {
    projects,
    decodeMap: (bytes) => decodeFields(decodeMessage(bytes), projects),
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
