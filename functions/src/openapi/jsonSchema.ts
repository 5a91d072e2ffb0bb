import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { AnyObjectSchema, InferType } from 'yup';

/** A JSON Schema for OpenAPI 3.1: draft 2020-12. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

const required = (schema: JsonSchema): JsonSchema =>
  schema.type === 'string' ? { minLength: 1, ...schema } : schema;

const refine = ({ default: _, ...schema }: JsonSchema): JsonSchema => {
  if (schema.items) return { ...schema, items: refine(schema.items as JsonSchema) };
  if (!schema.properties) return schema;
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const refined = refine(field);
    return [name, schema.required?.includes(name) ? required(refined) : refined];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
};

/**
 * The JSON Schema of a form. Fixes two problems of the converter: it omits that required texts must
 * not be empty, and adds a default to every object.
 */
export const schemaOf = (form: AnyObjectSchema): JsonSchema =>
  refine(convertSchema(form) as object as JsonSchema);

/** The JSON Schemas of a form's fields, by name. */
export const fieldsOf = <Form extends AnyObjectSchema>(
  form: Form,
): Record<keyof InferType<Form>, JsonSchema> =>
  schemaOf(form).properties as Record<keyof InferType<Form>, JsonSchema>;

/**
 * The JSON Schema of a contract type. The compiler checks that the fields match the type. All fields
 * are required except those in `optional`.
 */
export const objectOf = <Type extends object>(
  properties: Record<keyof Type, JsonSchema>,
  optional: readonly (keyof Type)[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name as keyof Type)),
});

/** The JSON Schema of an array. */
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** The JSON Schema of an enum of texts. */
export const oneOf = (choices: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: choices,
});

export const text: JsonSchema = { type: 'string' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const money: JsonSchema = { type: 'number', minimum: 0, description: 'Dollars' };
export const cents: JsonSchema = { type: 'integer', minimum: 0, description: 'Cents' };
export const time: JsonSchema = { type: 'string', format: 'date-time' };
export const yes: JsonSchema = { const: true };
export const flag: JsonSchema = { type: 'boolean' };
