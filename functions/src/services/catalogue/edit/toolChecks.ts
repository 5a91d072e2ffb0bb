import { ValidationError } from 'yup';
import {
  type ImportedTool,
  problemsOfTool,
  staffToolDefaults,
  type ToolFields,
  toolDefaults,
  toolSchema,
} from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import { changedPathsOf } from '../../pictures/pictures.ts';

const checkTogether = (tool: ToolFields): void => {
  const errors = problemsOfTool(tool);
  if (Object.keys(errors).length > 0) throw validationError(errors);
};

/**
 * Checks the changed fields of a tool, and whether they fit the others. Throws `validation` if they
 * do not, or for a picture that is not in the shop's bucket.
 */
export const checkChanges = (tool: ToolFields, changes: Partial<ToolFields>): void => {
  checkTogether({ ...tool, ...changes });
  changedPathsOf(changes);
};

/** What a draft may lack: zero or an empty text says so. */
const draftDefaults = { price: 0, available: 0, minOrder: 0, toolDescription: '' };

const messagesOf = ({ inner }: ValidationError): Record<string, string> =>
  Object.fromEntries(
    inner.map(({ path = 'stage', message }) => [path.replaceAll(/\[(\d+)\]/g, '.$1'), message]),
  );

/** Throws `validation` with a message for each field that a draft lacks before it can be on sale. */
export const checkPublished = (before: ToolFields, after: ToolFields): void => {
  if (before.stage !== 'draft' || after.stage === 'draft') return;
  try {
    toolSchema.validateSync(after, { strict: true, abortEarly: false });
  } catch (error) {
    throw error instanceof ValidationError ? validationError(messagesOf(error)) : error;
  }
};

/**
 * The fields of a new tool: the given ones, and the defaults of the others. The SKU is empty if it
 * is to be generated, and the picture for a hidden tool. Throws `validation` like `checkChanges`.
 */
export const newToolFields = (input: ImportedTool): ToolFields => {
  const changedFields = Object.entries(input).filter(([, value]) => value !== undefined);
  const tool = {
    ...draftDefaults,
    ...toolDefaults,
    ...staffToolDefaults,
    sku: '',
    imageLink: '',
    ...Object.fromEntries(changedFields),
  } as ToolFields;
  checkChanges(tool, tool);
  return tool;
};
