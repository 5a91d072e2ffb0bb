import { array, type InferType, object, type TestContext } from 'yup';
import { limits } from '../limits.ts';
import { toolId } from '../lines/lineFields.ts';
import { requiredDocumentText } from '../text/documentText.ts';
import { oneLine, pictureUrl, requiredText, text } from '../text/text.ts';
import { attributeKey } from '../tools/attributeTexts.ts';

const { family } = limits;

const distinct =
  (message: string) =>
  (values: unknown, { createError, path }: Pick<TestContext, 'createError' | 'path'>) => {
    const texts: unknown[] = Array.isArray(values) ? values : [];
    const at = texts.findIndex((one, place) => texts.indexOf(one) < place);
    return at < 0 || createError({ path: `${path}[${at}]`, message });
  };

/** The message for too many sizes. */
export const tooManySizesMessage = `A family has at most ${family.sizes} sizes`;

/** The form of a new family. */
export const familySchema = object({
  name: requiredDocumentText('Name', family.name).matches(oneLine, 'Name must be one line'),
  text: text('Text', family.text).defined('Text is required'),
  imageLink: pictureUrl('Picture', limits.url).defined('Picture is required'),
  axes: array()
    .of(attributeKey('Attribute').required('Choose an attribute'))
    .typeError('Attributes must be a list')
    .required('Choose an attribute')
    .min(1, 'Choose an attribute')
    .max(family.axes, `Choose at most ${family.axes} attributes`)
    .test('distinct', distinct('Choose another attribute')),
  toolIds: array()
    .of(toolId)
    .typeError('Sizes must be a list')
    .required('Sizes must be a list')
    .min(0)
    .max(family.sizes, tooManySizesMessage)
    .test('distinct', distinct('This tool is in the list already')),
});
export type FamilyInput = InferType<typeof familySchema>;

/** The form of an edit of a family, and the version for which it was made. */
export const familyEditSchema = familySchema.concat(
  object({ version: requiredText('Version', limits.cartVersion) }),
);
export type FamilyEdit = InferType<typeof familyEditSchema>;
