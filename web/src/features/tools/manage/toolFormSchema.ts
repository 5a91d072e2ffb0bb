import { prepareDataForValidation } from 'formik';
import {
  limits,
  packAboveStockMessage,
  type Tool,
  type ToolInput,
  toolDefaults,
  toolSchema,
} from 'functions/contract';
import { array, string, type TestContext } from 'yup';
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
const formSchema = textSchema.shape({ pictures });

const editedSchema = formSchema.omit(['available']);

interface Pack {
  orderMultiple?: number | undefined;
  available?: number | undefined;
}

const packProblem = (
  { orderMultiple = toolDefaults.orderMultiple, available = 0 }: Pack,
  { createError }: TestContext,
) => {
  const message = packAboveStockMessage({ orderMultiple, available });
  return message === undefined || createError({ path: 'orderMultiple', message });
};

/** The contract's rules for a new tool. */
export const newToolSchema = formSchema.test('pack', (fields, context) =>
  packProblem(fields, context),
);

/** The contract's rules for the edited fields of a tool. */
export const editedSchemaOf = ({ available, orderMultiple: present }: Tool) =>
  editedSchema.test(
    'pack',
    ({ orderMultiple }, context) =>
      orderMultiple === present || packProblem({ orderMultiple, available }, context),
  );

/** Converts valid values with uploaded pictures to the fields of a tool. */
export const fieldsOf = ({ pictures, ...values }: EditedValues) => {
  const fields = textSchema.omit(['available']).cast(prepareDataForValidation(values));
  const [imageLink = '', ...morePictures] = pictures;
  const { orderMultiple = toolDefaults.orderMultiple, maxOrder = null } = fields;
  return { ...fields, orderMultiple, maxOrder, imageLink, morePictures };
};

/** Converts valid values with uploaded pictures to a new tool. */
export const newToolOf = ({ available, ...values }: ToolValues): ToolInput => ({
  ...fieldsOf(values),
  available: Number(available),
});
