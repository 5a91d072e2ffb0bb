import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { createdOnce, responseOf } from '../responseParts.ts';
import { attributeEditSchema, attributeSchema } from './forms.ts';

/** The calls about attributes of tools. */
export const attributeRoutes = {
  listAttributes: route('GET', '/attributes', 'everyone', {
    summary: 'The attributes of tools, in the order in which they are shown',
    response: { ...listOf(responseOf('Attribute')), maxItems: limits.attributes.count },
    cached: true,
  }),
  createAttribute: route('POST', '/attribute', 'write_tools', {
    summary: 'Create an attribute of tools',
    body: attributeSchema,
    ...createdOnce('CreatedAttribute'),
  }),
  updateAttribute: route('PUT', '/attribute/:id', 'write_tools', {
    summary:
      'Change an attribute: not its kind, nor its unit to one of something else, nor a choice or a category so that the value of a tool would not fit',
    body: attributeEditSchema,
    response: responseOf('ChangedAttribute'),
    errors: ['attribute-not-found', 'attribute-in-use', 'precondition-failed'],
  }),
  deleteAttribute: route('DELETE', '/attribute/:id', 'write_tools', {
    summary: 'Delete an attribute of which no tool has a value',
    response: responseOf('Deleted'),
    errors: ['attribute-in-use'],
  }),
} as const;
