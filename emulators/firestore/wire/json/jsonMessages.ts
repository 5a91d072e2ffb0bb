/**
 * The JSON form of the protocol's messages.
 *
 * Why not `proto3-json-serializer`? Version 4.1.0 fails 24 conformance tests and takes 2.0 to 2.8
 * times as long. It accepts what production refuses: unknown names, two fields of a oneof, "many",
 * 1.5 or 2^63 as an integer, text that is not base64. It ignores names in snake_case, reads the .5
 * of 01:30:00.5+01:30 as 5 nanoseconds, and writes default values: `"nextPageToken": ""` keeps
 * clients paging forever. To pass the tests, it would need a check before it and a cleanup after it,
 * and each would traverse the schema as this codec does.
 */

import { type Definition, definitionOf, type FieldDefinition, resolveName } from '../protocol.ts';
import { invalidPayload, isObject, type JsonCodec } from './jsonCodec.ts';
import { enumOf, listOf, mapOf } from './jsonContainers.ts';
import { scalarCodecs } from './jsonScalars.ts';
import { wellKnownCodecs } from './jsonWellKnown.ts';

/** A field of a message. */
export interface JsonField {
  name: string;
  isRepeated: boolean;
  isMap: boolean;
  codec: JsonCodec;
  /** The message type; undefined for a scalar, a list or a map. */
  message: JsonMessage | undefined;
  /** The group of which at most one field may be set. */
  oneof: string | undefined;
  /** Whether the JSON omits it when it has the default value of its type. */
  omitsDefault: boolean;
}

type Message = Record<string, unknown>;

/** A field's name as in the .proto file. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A message of the protocol. Its fields are resolved on first use, because types may be recursive.
 */
export class JsonMessage implements JsonCodec {
  private readonly resolve: () => JsonField[];
  private resolved: JsonField[] | undefined;
  private named: Map<string, JsonField> | undefined;

  constructor(resolve: () => JsonField[]) {
    this.resolve = resolve;
  }

  /** The field of a name in either spelling: `collectionId` or `collection_id`. */
  field(name: string): JsonField | undefined {
    this.named ??= new Map(
      this.fields.flatMap((field) => [
        [field.name, field],
        [snakeCase(field.name), field],
      ]),
    );
    return this.named.get(name);
  }

  readonly decode = (json: unknown, at: string): Message => {
    if (!isObject(json)) throw invalidPayload(at, 'an object is expected');
    const message = this.emptyLists();
    const taken = new Set<string>();
    for (const [key, value] of Object.entries(json)) {
      const field = this.field(key);
      if (!field) throw invalidPayload(at, `unknown name "${key}"`);
      if (value === null && !field.codec.takesNull) continue;
      if (field.oneof && taken.has(field.oneof)) {
        throw invalidPayload(at, `"${key}" and another field of its group are both set`);
      }
      if (field.oneof) taken.add(field.oneof);
      message[field.name] = field.codec.decode(value, at ? `${at}.${key}` : key);
    }
    return message;
  };

  readonly encode = (value: unknown): Message => {
    const message = value as Message;
    const json: Message = {};
    for (const { name, codec, omitsDefault } of this.fields) {
      const field = message[name];
      if (field === undefined || (omitsDefault && codec.isDefault(field))) continue;
      json[name] = codec.encode(field);
    }
    return json;
  };

  isDefault(): boolean {
    return false;
  }

  private get fields() {
    this.resolved ??= this.resolve();
    return this.resolved;
  }

  // As in the messages of proto-loader, lists and maps are always present.
  private emptyLists(): Message {
    const message: Message = {};
    for (const { name, isRepeated, isMap } of this.fields) {
      if (isRepeated) message[name] = [];
      if (isMap) message[name] = {};
    }
    return message;
  }
}

const groupsOf = ({ oneofs = {} }: Definition) =>
  new Map(
    Object.entries(oneofs).flatMap(([group, { oneof }]) => oneof.map((name) => [name, group])),
  );

/** The messages of a protocol, by full name. */
export class JsonMessages {
  private readonly protocol: Definition;
  private readonly byName = new Map<string, JsonMessage>();

  constructor(protocol: Definition) {
    this.protocol = protocol;
  }

  /** @throws {Error} when the protocol has no message of that name. */
  get(name: string): JsonMessage {
    const existing = this.byName.get(name);
    if (existing) return existing;
    const definition = definitionOf(this.protocol, name);
    if (!definition?.fields) throw new Error(`The protocol has no message ${name}.`);
    const message = new JsonMessage(() => this.fieldsOf(name, definition));
    this.byName.set(name, message);
    return message;
  }

  private fieldsOf(scope: string, definition: Definition): JsonField[] {
    const groups = groupsOf(definition);
    return Object.entries(definition.fields ?? {}).map(([name, field]) =>
      this.fieldOf(scope, name, field, groups.get(name)),
    );
  }

  private fieldOf(
    scope: string,
    name: string,
    { type, rule, keyType }: FieldDefinition,
    oneof: string | undefined,
  ): JsonField {
    const item = this.codecOf(scope, type);
    const isRepeated = rule === 'repeated';
    const isMap = keyType !== undefined;
    const single = isMap ? mapOf(item) : item;
    const codec = isRepeated ? listOf(item) : single;
    const message = codec instanceof JsonMessage ? codec : undefined;
    return { name, isRepeated, isMap, codec, message, oneof, omitsDefault: !oneof };
  }

  private codecOf(scope: string, type: string): JsonCodec {
    const scalar = scalarCodecs[type];
    if (scalar) return scalar;
    const name = resolveName(this.protocol, scope, type);
    const values = definitionOf(this.protocol, name)?.values;
    return wellKnownCodecs[name] ?? (values ? enumOf(values) : this.get(name));
  }
}
