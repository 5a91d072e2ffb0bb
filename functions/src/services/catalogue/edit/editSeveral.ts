import type { EditedTools, FailedEdit, ToolEdit } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { toStaffTool } from '../tools/toolResponse.ts';
import { changesOf } from '../tools/tools.ts';
import { checkVersion, versionOf } from '../tools/toolVersion.ts';
import { editTool } from './editTools.ts';

const failureOf = (toolId: string, error: unknown): FailedEdit => {
  if (!(error instanceof ApiError)) throw error;
  const { code, details } = error;
  const failed: FailedEdit = { toolId, code };
  if ('errors' in details && details.errors) failed.errors = details.errors;
  if (code === 'precondition-failed' && 'tool' in details && details.tool) {
    const tool = toStaffTool(toolId, details.tool);
    failed.tool = { ...tool, version: versionOf(tool) };
  }
  return failed;
};

/** A tool that already has the values passes, whatever its version: a retry is no conflict. */
const editOne = async (
  { toolId, version, changes: update }: ToolEdit,
  caller: Caller,
): Promise<FailedEdit | null> => {
  try {
    await editTool(
      toolId,
      (tool) => {
        const changes = changesOf(tool, update);
        const setsStock = 'available' in changes;
        if (Object.keys(changes).length > 0) checkVersion(tool, { versions: [version], setsStock });
        return { changes };
      },
      caller,
    );
    return null;
  } catch (error) {
    return failureOf(toolId, error);
  }
};

/**
 * Edits several tools, each in its own transaction, as `editTool` does, so that a failure of some
 * leaves the others changed. Resolves to which are done, and why the others are not.
 */
export const editSeveral = async (
  edits: readonly ToolEdit[],
  caller: Caller,
): Promise<EditedTools> => {
  const outcomes = await Promise.all(edits.map((edit) => editOne(edit, caller)));
  const failed = outcomes.filter((outcome) => outcome !== null);
  const done = edits.filter((_, at) => outcomes[at] === null).map(({ toolId }) => toolId);
  return { acknowledged: true, done, failed };
};
