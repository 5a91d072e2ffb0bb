import {
  type ImportedTool,
  problemsOfTool,
  staffToolDefaults,
  type ToolFields,
  toolDefaults,
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

/**
 * The fields of a new tool: the given ones, and the defaults of the others. The SKU is empty if it
 * is to be generated, and the picture for a hidden tool. Throws `validation` like `checkChanges`.
 */
export const newToolFields = (input: ImportedTool): ToolFields => {
  const changedFields = Object.entries(input).filter(([, value]) => value !== undefined);
  const tool = {
    ...toolDefaults,
    ...staffToolDefaults,
    sku: '',
    imageLink: '',
    ...Object.fromEntries(changedFields),
  } as ToolFields;
  checkChanges(tool, tool);
  return tool;
};
