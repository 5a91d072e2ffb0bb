import {
  type Attribute,
  numbersOfValues,
  readAttributes,
  type ToolFields,
  textsOfValues,
} from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { validationError } from '../../../errors.ts';
import { readAttributeList } from './attributes.ts';

/** The values of a tool as they are stored: in the form in which people read them, with numbers. */
export type StoredValues = Pick<ToolDocument, 'attributes' | 'attributeNumbers'>;

/**
 * The values of a tool as they are stored. Costs one read if there are any. Throws `validation` for
 * one that does not fit its attribute, or whose attribute does not exist or is not for the category.
 */
export const storedValues = async (
  { attributes, category }: Pick<ToolFields, 'attributes' | 'category'>,
  readList: (_: null) => Promise<Attribute[]> = readAttributeList,
): Promise<StoredValues> => {
  if (Object.keys(attributes).length === 0) return { attributes: {}, attributeNumbers: {} };
  const { values, problems } = readAttributes(attributes, await readList(null), category);
  const errors = Object.entries(problems).map(([key, message]) => [`attributes.${key}`, message]);
  if (errors.length > 0) throw validationError(Object.fromEntries(errors));
  return { attributes: textsOfValues(values), attributeNumbers: numbersOfValues(values) };
};
