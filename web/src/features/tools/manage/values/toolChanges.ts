import type { Tool, ToolUpdate } from 'functions/contract';
import { fieldsOf } from './toolFormSchema.ts';
import { type EditedField, type EditedValues, editedOf } from './toolValues.ts';

/**
 * A value as a text that does not depend on the order of keys, or on whether a number was typed. An
 * empty list is like a missing one.
 */
const textOf = (value: unknown): string => {
  if (Array.isArray(value) && value.length === 0) return '';
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const entries = Object.entries(value).map(([name, part]) => [name, textOf(part)]);
  return JSON.stringify(entries.sort());
};

const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);

/** The fields whose values differ from those of a tool. Lists differ when any of their rows do. */
export const changedFields = (values: EditedValues, tool: Tool): EditedField[] => {
  const present = editedOf(tool);
  const names = Object.keys(present) as EditedField[];
  return names.filter((name) => !isSame(values[name], present[name]));
};

/**
 * The changes that turn a tool into the valid values, whose pictures are uploaded. An empty SKU
 * keeps the present one. Those of a draft say that it is one, so that they may be incomplete.
 */
export const changesOf = (values: EditedValues, tool: Tool): ToolUpdate => {
  const { sku, ...others } = fieldsOf(values);
  const fields = sku ? { sku, ...others } : others;
  const changed = Object.entries(fields).filter(
    ([name, value]) => !isSame(value, tool[name as keyof Tool]),
  );
  const isDraft = changed.length > 0 && fields.stage === 'draft';
  return { ...Object.fromEntries(changed), ...(isDraft && { stage: 'draft' }) };
};

/** Applies the changes that were made to `base` to a newer version of the tool. */
export const rebase = (values: EditedValues, base: Tool, theirs: Tool): EditedValues => {
  const mine = changedFields(values, base).map((name) => [name, values[name]]);
  return { ...editedOf(theirs), ...Object.fromEntries(mine) };
};
