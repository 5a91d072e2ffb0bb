import type { Acknowledged } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import type { AttributeTexts } from '../tools/attributeTexts.ts';
import type { ToolCategory } from '../tools/categories.ts';
import type { attributeFields } from './fields.ts';

/** An attribute of tools. */
export interface Attribute extends Sent<typeof attributeFields> {
  /** Its key, like `blade-width`. */
  _id: string;
}

/** What decides about the values of an attribute. */
export type AttributeRules = Pick<
  Attribute,
  '_id' | 'label' | 'kind' | 'unit' | 'choices' | 'categories'
>;

/** Which tools keep an attribute from changing. */
interface ToolsUse {
  /** A removed choice that tools have, or a category with such tools; null for the attribute. */
  value: string | null;
  /** The name of one of the tools. */
  toolName: string;
}

/** Which tools or which family keep an attribute from changing. */
export type AttributeUse =
  | ToolsUse
  /** A family whose sizes differ in the attribute. */
  | { familyName: string };

/** A created attribute. */
export interface CreatedAttribute extends Acknowledged {
  insertedId: string;
  attribute: Attribute;
}

/** A changed attribute. */
export interface ChangedAttribute extends Acknowledged {
  attribute: Attribute;
}

/** Attributes in the order in which they are shown. */
export const inOrder = <Ordered extends Pick<Attribute, '_id' | 'order'>>(
  attributes: readonly Ordered[],
): Ordered[] =>
  attributes.toSorted((one, other) => one.order - other.order || (one._id < other._id ? -1 : 1));

/** Whether the tools of a category have an attribute. */
export const isForCategory = (
  { categories }: Pick<Attribute, 'categories'>,
  category: ToolCategory,
): boolean => categories.length === 0 || categories.includes(category);

/** A row of technical data. */
export interface AttributeRow {
  name: string;
  value: string;
}

/** The values of a tool as rows, in the order of the attributes. Unknown ones are left out. */
export const attributeRows = (
  values: AttributeTexts,
  attributes: readonly Pick<Attribute, '_id' | 'label' | 'order' | 'kind'>[],
): AttributeRow[] =>
  inOrder(attributes).flatMap(({ _id, label, kind }) => {
    const value = values[_id];
    if (value === undefined) return [];
    return [{ name: label, value: kind === 'flag' ? (flagNames[value as Flag] ?? value) : value }];
  });

/** The values of an attribute with the kind `flag`. */
export const flags = ['yes', 'no'] as const;
export type Flag = (typeof flags)[number];

/** Whether a text is a value of a flag. */
export const isFlag = (text: string): text is Flag => (flags as readonly string[]).includes(text);

/** The values of a flag for people. */
export const flagNames: Record<Flag, string> = { yes: 'Yes', no: 'No' };
