import { type Tool, type ToolInput, type ToolUpdate, toolSchema } from 'functions/contract';

/** What an admin types of a tool, besides its picture; numbers as they stand in their fields. */
export interface ProductValues {
  toolName: string;
  price: number | string;
  available: number | string;
  minOrder: number | string;
  toolDescription: string;
}

/** The contract's own rules for the fields of the form. */
export const productFieldsSchema = toolSchema.omit(['imageLink']);

/** What a new tool is, but for its picture. */
export type NewProduct = Omit<ToolInput, 'imageLink'>;

export const blankProduct: ProductValues = {
  toolName: '',
  price: '',
  available: '',
  minOrder: '',
  toolDescription: '',
};

/** What the contract says of a tool without a picture. */
export const pictureMissing = 'Picture is required';

/** What an admin edits of a tool: its stock is moved by adjustments. */
export type EditedValues = Omit<ProductValues, 'available'> & Pick<ToolInput, 'imageLink'>;
export type EditedField = keyof EditedValues;

export const editedSchema = toolSchema.omit(['available']);

/** The fields by the names their labels have. */
export const fieldLabels: Record<EditedField, string> = {
  toolName: 'Tools Name',
  price: 'Price',
  minOrder: 'Min Order',
  toolDescription: 'Description',
  imageLink: 'Picture',
};
const editedFields = Object.keys(fieldLabels) as EditedField[];

export const editedOf = ({ available: _, _id, ...values }: Tool): EditedValues => values;

const isSame = (one: string | number, other: string | number) => String(one) === String(other);

/** The fields in which the values differ from a tool. */
export const changedFields = (values: EditedValues, tool: Tool): EditedField[] =>
  editedFields.filter((name) => !isSame(values[name], tool[name]));

/** What to send to make a tool what the values say. Throws yup's error for values that cannot be. */
export const changesOf = (values: EditedValues, tool: Tool): ToolUpdate => {
  const valid = editedSchema.cast(values);
  const changed = changedFields({ ...values, ...valid }, tool);
  return Object.fromEntries(changed.map((name) => [name, valid[name]]));
};

/** The values brought over to a tool that changed meanwhile: what was edited here stays so. */
export const rebase = (values: EditedValues, base: Tool, theirs: Tool): EditedValues => {
  const mine = changedFields(values, base).map((name) => [name, values[name]]);
  return { ...editedOf(theirs), ...Object.fromEntries(mine) };
};
