import { attributeFields } from '../../contract/attributes/fields.ts';
import {
  type JsonSchema,
  objectOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import type { AttributeUse, ChangedAttribute, CreatedAttribute } from '../../contract/index.ts';
import { about, nullable, recordOf } from '../../contract/kinds/fields.ts';

/** The values of a tool by the keys of their attributes. */
export const attributeTextsJson: JsonSchema = {
  type: 'object',
  additionalProperties: text,
  description:
    'The values by the keys of their attributes, as people read them: `1/2 in`, a choice, `yes`, `no`',
};

/** Which tools keep an attribute from changing. */
const attributeUse = objectOf<AttributeUse>(
  {
    value: about(nullable(text), 'The choice or category in use; null for the attribute'),
    toolName: about(text, 'The name of one of the tools'),
    familyName: about(text, 'The name of a family whose sizes differ in the attribute'),
  },
  ['value', 'toolName', 'familyName'],
);

/** The schemas of attributes of tools. */
export const attributeSchemas = {
  Attribute: recordOf({ _id: about(text, 'Its key, like blade-width'), ...attributeFields }),
  CreatedAttribute: objectOf<CreatedAttribute>({
    acknowledged: yes,
    insertedId: text,
    attribute: schemaNamed('Attribute'),
  }),
  ChangedAttribute: objectOf<ChangedAttribute>({
    acknowledged: yes,
    attribute: schemaNamed('Attribute'),
  }),
};

/** The details of problems with attributes. */
export const attributeProblemDetails = {
  attribute: { ...schemaNamed('Attribute'), description: 'The current attribute' },
  use: attributeUse,
};
