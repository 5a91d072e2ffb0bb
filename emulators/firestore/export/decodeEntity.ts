import type { Fields, Value } from '../values/values.ts';
import type { Message } from '../wire/protobuf/protobuf.ts';
import {
  bytesOf,
  contentOf,
  decodeMessage,
  messagesOf,
  textOf,
} from '../wire/protobuf/protobufReader.ts';
import { entity, property } from './entityFields.ts';
import { decodeKey, type EntityKey } from './entityKey.ts';
import { type DecodeContext, decodeValue, meanings } from './entityValue.ts';

/** All properties in their order, with stashed ones back at their positions. */
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

/** The list of a repeated property, created on its first value. */
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

/** An entity with a decoded key. Its fields are decoded for a given project. */
export interface Entity extends EntityKey {
  /**
   * The fields for a document of a project. References within the exported project then point to
   * that project.
   * @throws {Error} when the entity is corrupt or has a value that Firestore does not support.
   */
  fieldsIn(project: string): Fields;
}

/**
 * Decodes an entity.
 * @throws {Error} when the bytes are not an entity.
 */
export const decodeEntity = (bytes: Uint8Array): Entity => {
  const message = decodeMessage(bytes);
  const [key = []] = messagesOf(message, entity.key);
  const named = decodeKey(key);
  const fieldsIn = (project: string) => decodeFields(message, { from: named.project, to: project });
  return { ...named, fieldsIn };
};
