import { invalidPayload, isObject, type JsonCodec } from './jsonCodec.ts';

/** A repeated field. */
export const listOf = (item: JsonCodec): JsonCodec => ({
  decode: (json, at) => {
    if (!Array.isArray(json)) throw invalidPayload(at, 'a list is expected');
    return json.map((element, index) => item.decode(element, `${at}[${index}]`));
  },
  encode: (value) => (value as unknown[]).map(item.encode),
  isDefault: (value) => (value as unknown[]).length === 0,
});

const mapEntries = (object: object, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

/** A map field. All maps of the API have string keys. */
export const mapOf = (item: JsonCodec): JsonCodec => ({
  decode: (json, at) => {
    if (!isObject(json)) throw invalidPayload(at, 'an object is expected');
    return mapEntries(json, (value, key) => item.decode(value, `${at}.${key}`));
  },
  encode: (value) => mapEntries(value as object, item.encode),
  isDefault: (value) => Object.keys(value as object).length === 0,
});

/** An enum, read by name or number. */
export const enumOf = (values: Record<string, number>): JsonCodec => {
  const names = new Map<unknown, string>();
  for (const [name, number] of Object.entries(values)) names.set(name, name).set(number, name);
  return {
    decode: (json, at) => {
      const name = names.get(json);
      if (!name) throw invalidPayload(at, `one of ${Object.keys(values).join(', ')} is expected`);
      return name;
    },
    encode: (value) => value,
    isDefault: (value) => values[value as string] === 0,
  };
};
