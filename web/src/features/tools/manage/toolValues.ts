import { type Tool, type ToolUpdate, toolSchema } from 'functions/contract';
import type { InferType } from 'yup';

const formSchema = toolSchema.pick([
  'toolName',
  'price',
  'available',
  'minOrder',
  'toolDescription',
  'imageLink',
]);
type ToolForm = InferType<typeof formSchema>;

/** Values as a form holds them: the field of a number may contain text. */
type Typed<Values> = {
  [Name in keyof Values]: Values[Name] extends number ? number | string : Values[Name];
};

/** A new tool without its picture. */
export type NewTool = Omit<ToolForm, 'imageLink'>;

/** What an admin types to add a tool. */
export type ToolValues = Typed<NewTool>;

/** The contract's rules for the fields of a new tool. */
export const newToolSchema = formSchema.omit(['imageLink']);

export const blankTool: ToolValues = {
  toolName: '',
  price: '',
  available: '',
  minOrder: '',
  toolDescription: '',
};

/** The contract's message for a tool without a picture. */
export const pictureMissing = 'Picture is required';

/** What an admin edits: everything except the stock, which only adjustments change. */
export type EditedValues = Typed<Omit<ToolForm, 'available'>>;
export type EditedField = keyof EditedValues;

export const editedSchema = formSchema.omit(['available']);

/** The labels of the fields. */
export const fieldLabels: Record<keyof ToolForm, string> = {
  toolName: 'Tools Name',
  price: 'Price',
  available: 'Available Piece',
  minOrder: 'Min Order',
  toolDescription: 'Description',
  imageLink: 'Picture',
};
const editedFields = Object.keys(editedSchema.fields) as EditedField[];

export const editedOf = (tool: Tool): EditedValues => ({
  toolName: tool.toolName,
  price: tool.price,
  minOrder: tool.minOrder,
  toolDescription: tool.toolDescription,
  imageLink: tool.imageLink,
});

const isSame = (one: string | number, other: string | number) => String(one) === String(other);

/** The fields whose values differ from those of a tool. */
export const changedFields = (values: EditedValues, tool: Tool): EditedField[] =>
  editedFields.filter((name) => !isSame(values[name], tool[name]));

/** The changes that turn a tool into the values. Throws yup's error for invalid values. */
export const changesOf = (values: EditedValues, tool: Tool): ToolUpdate => {
  const valid = editedSchema.cast(values);
  const changed = changedFields({ ...values, ...valid }, tool);
  return Object.fromEntries(changed.map((name) => [name, valid[name]]));
};

/** Applies the changes that were made to `base` to a newer version of the tool. */
export const rebase = (values: EditedValues, base: Tool, theirs: Tool): EditedValues => {
  const mine = changedFields(values, base).map((name) => [name, values[name]]);
  return { ...editedOf(theirs), ...Object.fromEntries(mine) };
};
