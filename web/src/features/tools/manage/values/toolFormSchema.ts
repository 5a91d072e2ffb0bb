import { prepareDataForValidation } from 'formik';
import { limits, type Tool, type ToolInput, toolDefaults, toolSchema } from 'functions/contract';
import { array, string } from 'yup';
import type { EditedValues, ToolValues } from './toolValues.ts';

/** The contract's message for a tool without a picture. */
export const pictureMissing = 'Picture is required';

const anyPictures = array()
  .of(string().required(pictureMissing))
  .required()
  .max(limits.pictures, `Pictures must be at most ${limits.pictures}`);

const pictures = anyPictures
  .min(1, pictureMissing)
  .when('stage', ([stage], present) =>
    stage === 'draft' ? anyPictures : present,
  ) as typeof anyPictures;

// A chosen picture has an object URL, which the contract's rules for links refuse.
const textSchema = toolSchema.omit(['imageLink', 'morePictures']);

/** The contract's rules for a new tool. */
export const newToolSchema = textSchema.shape({ pictures });

const editedSchema = newToolSchema.omit(['available']);
const hiddenSchema = editedSchema.shape({ pictures: anyPictures });

/** Whether a tool on sale came without a picture, by an import. */
export const awaitsPicture = ({ imageLink, stage }: Tool): boolean =>
  imageLink === '' && stage !== 'draft';

/** The contract's rules for the edited fields of a tool: one without a picture may stay so. */
export const editedSchemaOf = (tool: Tool) => (awaitsPicture(tool) ? hiddenSchema : editedSchema);

/** The fields of an emptied input. Only of a draft, the first three can be empty. */
const emptied = {
  price: 0,
  minOrder: 0,
  toolDescription: '',
  orderMultiple: toolDefaults.orderMultiple,
  maxOrder: null,
  storagePlace: '',
  costPrice: null,
  gtin: '',
  replacedBy: '',
};

/** Converts valid values with uploaded pictures to the fields of a tool. */
export const fieldsOf = ({ pictures, ...values }: EditedValues) => {
  const cast = textSchema.omit(['available']).cast(prepareDataForValidation(values));
  const fields = Object.fromEntries(
    Object.entries(cast).filter(([, value]) => value !== undefined),
  ) as typeof cast;
  const [imageLink = '', ...morePictures] = pictures;
  return { ...emptied, ...fields, imageLink, morePictures };
};

/** Converts valid values with uploaded pictures to a new tool. */
export const newToolOf = ({ available, ...values }: ToolValues): ToolInput => ({
  ...fieldsOf(values),
  ...toolSchema.pick(['available']).cast({ available: available === '' ? 0 : available }),
});
