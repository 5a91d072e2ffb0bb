import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { AnyObjectSchema, InferType } from 'yup';
import type { JsonSchema } from '../../contract/calls/jsonSchema.ts';

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
