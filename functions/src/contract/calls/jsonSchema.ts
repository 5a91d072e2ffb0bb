declare const described: unique symbol;
declare const kept: unique symbol;

/**
 * A JSON Schema for OpenAPI 3.1, draft 2020-12, of values of a type. Firestore has them as `Stored`:
 * times are sent as texts and stored as dates.
 */
export interface JsonSchema<Type = unknown, Stored = Type> {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly [keyword: string]: unknown;
  /** Only for the compiler: no schema has them. */
  readonly [described]?: Type;
  readonly [kept]?: Stored;
}

/** The type of the values that a schema describes. */
export type Described<Schema> = Schema extends { readonly [described]?: infer Type } ? Type : never;

/** The type of the values that a schema describes as they are stored. */
export type Kept<Schema> = Schema extends { readonly [kept]?: infer Stored } ? Stored : never;

type FieldsOf<Type> = Type extends unknown ? keyof Type : never;

/**
 * The JSON Schema of a contract type. The compiler checks that the fields match the type. All
 * fields are required except those in `optional`.
 */
export const objectOf = <Type extends object, Stored = Type>(
  properties: Record<FieldsOf<Type>, JsonSchema>,
  optional: readonly FieldsOf<Type>[] = [],
): JsonSchema<Type, Stored> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name as FieldsOf<Type>)),
});

/** The JSON Schema of an array. */
export const listOf = <Type, Stored = Type>(
  items: JsonSchema<Type, Stored>,
): JsonSchema<Type[], Stored[]> => ({
  type: 'array',
  items,
});

/** The JSON Schema of an enum of texts. */
export const oneOf = <Choice extends string>(choices: readonly Choice[]): JsonSchema<Choice> => ({
  type: 'string',
  enum: choices,
});

export const text: JsonSchema<string> = { type: 'string' };
export const count: JsonSchema<number> = { type: 'integer', minimum: 0 };
export const money: JsonSchema<number> = {
  type: 'number',
  minimum: 0,
  description: 'In the currency of the shop',
};
export const cents: JsonSchema<number> = { type: 'integer', minimum: 0, description: 'Cents' };
export const day: JsonSchema<string> = { type: 'string', format: 'date' };
export const time: JsonSchema<string, Date> = { type: 'string', format: 'date-time' };
export const yes: JsonSchema<true> = { const: true };
export const flag: JsonSchema<boolean> = { type: 'boolean' };
export const binary: JsonSchema<Uint8Array> = { type: 'string', format: 'binary' };
export const anyObject: JsonSchema<object> = { type: 'object', additionalProperties: true };

/** The schema of this name in the document of the API. */
export const schemaNamed = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});
