/**
 * The fields of a kind of document, named once: from their table follow the types in which it is
 * sent and stored, its schema in OpenAPI, what is read from Firestore, and its conversion.
 */
import type { Described, JsonSchema, Kept } from '../calls/jsonSchema.ts';

const missing = Symbol('may be missing');

/** The fields of a document, or of what it contains, by name. */
export type Fields = Readonly<Record<string, JsonSchema>>;

type IsOptional<Field> = Field extends { readonly [missing]: true } ? true : false;

/** What is sent of a document with these fields. */
export type Sent<Table> = {
  [Name in keyof Table as IsOptional<Table[Name]> extends true ? never : Name]: Described<
    Table[Name]
  >;
} & {
  [Name in keyof Table as IsOptional<Table[Name]> extends true ? Name : never]?: Described<
    Table[Name]
  >;
};

/** How the fields of a document are stored. */
export type Stored<Table> = {
  [Name in keyof Table as IsOptional<Table[Name]> extends true ? never : Name]: Kept<Table[Name]>;
} & {
  [Name in keyof Table as IsOptional<Table[Name]> extends true ? Name : never]?: Kept<Table[Name]>;
};

/** A field with what its name does not say, for readers of OpenAPI. */
export const about = <Field extends JsonSchema>(field: Field, description: string): Field => ({
  ...field,
  description,
});

/** A field that documents may lack. */
export const optional = <Field extends JsonSchema>(
  field: Field,
): Field & { readonly [missing]: true } => ({ ...field, [missing]: true });

/** A field that may be null. `type` must be in its schema. */
export const nullable = <Type, Stored>({
  type,
  enum: choices,
  ...schema
}: JsonSchema<Type, Stored>): JsonSchema<Type | null, Stored | null> => ({
  ...schema,
  type: [type, 'null'].flat().filter((one) => one !== undefined),
  ...(Array.isArray(choices) && { enum: [...choices, null] }),
});

/** The schema of what has these fields. */
export const recordOf = <Table extends Fields>(
  properties: Table,
): JsonSchema<Sent<Table>, Stored<Table>> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !(missing in (properties[name] ?? {}))),
});

const sentValue = (schema: JsonSchema | undefined, value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => sentValue(schema?.items, one));
  const { properties } = schema ?? {};
  if (!properties || typeof value !== 'object' || value === null) return value;
  return sentFields(properties, value as Record<string, unknown>);
};

const sentFields = (table: Fields, stored: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([name]) => stored[name] !== undefined)
      .map(([name, schema]) => [name, sentValue(schema, stored[name])]),
  );

/** Converts stored fields to those that are sent; others are not, at any depth. */
export const toSent = <Table extends Fields>(table: Table, stored: Stored<Table>): Sent<Table> =>
  sentFields(table, stored as Record<string, unknown>) as Sent<Table>;

/** The names of the fields, to select them in a query. */
export const namesOf = <Table extends Fields>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[];
