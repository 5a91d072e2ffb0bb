import { array, type InferType, object, string } from 'yup';
import type { ErrorCode, FieldErrors } from '../errors.ts';
import { limits } from '../limits.ts';
import { toolId } from '../lines/lineFields.ts';
import { type StaffTool, toolUpdateSchema } from './model.ts';

const tooMany = `At most ${limits.toolEdits} tools at a time`;

const toolEditSchema = object({
  toolId,
  version: string()
    .typeError('Version must be a text')
    .required('Version is required')
    .max(limits.toolVersion, `Version must have at most ${limits.toolVersion} characters`),
  changes: toolUpdateSchema.typeError('Changes must be an object').required('Changes are required'),
});

/**
 * Edits of several tools. `version` is the one that the edit was made for, as the list of tools for
 * staff has it: a tool that someone else has changed meanwhile is not overwritten.
 */
export const toolEditsSchema = object({
  edits: array()
    .of(toolEditSchema.required('Edit is required').typeError('Edit is required'))
    .typeError('Edits must be a list')
    .required('Edits are required')
    .min(1, 'Edit a tool')
    .max(limits.toolEdits, tooMany),
});
type ToolEdits = InferType<typeof toolEditsSchema>;
export type ToolEdit = ToolEdits['edits'][number];

/** Why one of several tools was not changed. */
export interface FailedEdit {
  toolId: string;
  code: ErrorCode;
  /** The messages of refused fields. */
  errors?: FieldErrors;
  /** The tool as it is now, with its version, if someone else has changed it. */
  tool?: StaffTool;
}

/** The outcome of edits of several tools. */
export interface EditedTools {
  acknowledged: true;
  /** The ids of the tools that now have the values. */
  done: string[];
  failed: FailedEdit[];
}
