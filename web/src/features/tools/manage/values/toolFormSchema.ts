import { prepareDataForValidation } from 'formik';
import {
  isShown,
  limits,
  type Tool,
  type ToolInput,
  toolDefaults,
  toolSchema,
} from 'functions/contract';
import { array, string } from 'yup';
import type { EditedValues, ToolValues } from './toolValues.ts';

/** The contract's message for a tool without a picture. */
export const pictureMissing = 'Picture is required';

const pictures = array()
  .of(string().required(pictureMissing))
  .required()
  .min(1, pictureMissing)
  .max(limits.pictures, `Pictures must be at most ${limits.pictures}`);

// A chosen picture has an object URL, which the contract's rules for links refuse.
const textSchema = toolSchema.omit(['imageLink', 'morePictures']);

/** The contract's rules for a new tool. */
export const newToolSchema = textSchema.shape({ pictures });

const editedSchema = newToolSchema.omit(['available']);
const hiddenSchema = editedSchema.shape({ pictures: pictures.min(0) });

/** The contract's rules for the edited fields of a tool: a hidden one may still have no picture. */
export const editedSchemaOf = (tool: Tool) => (isShown(tool) ? editedSchema : hiddenSchema);

/** Converts valid values with uploaded pictures to the fields of a tool. */
export const fieldsOf = ({ pictures, ...values }: EditedValues) => {
  const fields = textSchema.omit(['available']).cast(prepareDataForValidation(values));
  const [imageLink = '', ...morePictures] = pictures;
  const { orderMultiple = toolDefaults.orderMultiple, maxOrder = null, storagePlace = '' } = fields;
  return { ...fields, orderMultiple, maxOrder, storagePlace, imageLink, morePictures };
};

/** Converts valid values with uploaded pictures to a new tool. */
export const newToolOf = ({ available, ...values }: ToolValues): ToolInput => ({
  ...fieldsOf(values),
  ...toolSchema.pick(['available']).cast({ available }),
});
