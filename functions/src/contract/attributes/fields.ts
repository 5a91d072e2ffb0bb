import { count, flag, listOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about } from '../kinds/fields.ts';
import { toolCategories } from '../tools/categories.ts';

/** What the values of an attribute are. */
export const attributeKinds = ['number', 'choice', 'flag', 'text'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** An attribute. Its id is its key, under which tools have their values. */
export const attributeFields = {
  label: about(text, 'Like Blade width'),
  kind: oneOf(attributeKinds),
  unit: about(text, 'Of a number that is typed without one, like mm; empty for other values'),
  choices: about(listOf(text), 'The values of a choice, in the order in which they are shown'),
  categories: about(listOf(oneOf(toolCategories)), 'Whose tools have it; empty for all'),
  isFacet: about(flag, 'Whether the catalogue can be filtered by it'),
  order: about(count, 'Its place among the attributes'),
  version: text,
  createdAt: time,
};
