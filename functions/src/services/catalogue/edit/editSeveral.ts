import type {
  EditedTools,
  FailedEdit,
  StaffTool,
  ToolEdit,
  ToolFields,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { isDocumentId, tools } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { type FamilyPlan, planFamilies } from '../families/planFamilies.ts';
import { toStaffTool } from '../tools/toolResponse.ts';
import { changesOf } from '../tools/tools.ts';
import { checkVersion, versionOf } from '../tools/toolVersion.ts';
import { changedValues, editTool } from './editTools.ts';
import { checkChanges, checkPublished } from './toolChecks.ts';

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
const changesFor = (
  tool: StaffTool,
  { version, changes: update }: ToolEdit,
): Partial<ToolFields> => {
  const changes = changesOf(tool, update);
  const setsStock = 'available' in changes;
  if (Object.keys(changes).length > 0) checkVersion(tool, { versions: [version], setsStock });
  return changes;
};

const editOne = async (edit: ToolEdit, caller: Caller): Promise<FailedEdit | null> => {
  const { toolId } = edit;
  try {
    await editTool(toolId, (tool) => ({ changes: changesFor(tool, edit) }), caller);
    return null;
  } catch (error) {
    return failureOf(toolId, error);
  }
};

/** Checks an edit by the families as the edits before it would leave them. */
const checkOne = async (edit: ToolEdit, plan: FamilyPlan): Promise<FailedEdit | null> => {
  const { toolId: id } = edit;
  try {
    const stored = isDocumentId(id) ? await readDocument(tools.doc(id)) : undefined;
    if (!stored) throw new ApiError('tool-not-found');
    const tool = toStaffTool(id, stored);
    const changes = changesFor(tool, edit);
    checkChanges(tool, changes);
    checkPublished(tool, { ...tool, ...changes });
    const values = await changedValues(tool, changes);
    const { familyId = '' } = stored;
    if (values) await plan.move({ id, values }, { from: familyId, to: familyId });
    return null;
  } catch (error) {
    return failureOf(id, error);
  }
};

const outcomeOf = (
  edits: readonly ToolEdit[],
  outcomes: readonly (FailedEdit | null)[],
): EditedTools => ({
  acknowledged: true,
  done: edits.filter((_, at) => outcomes[at] === null).map(({ toolId }) => toolId),
  failed: outcomes.filter((outcome) => outcome !== null),
});

/**
 * Edits several tools, each in its own transaction, as `editTool` does, so that a failure of some
 * leaves the others changed. Resolves to which are done, and why the others are not.
 */
export const editSeveral = async (
  edits: readonly ToolEdit[],
  caller: Caller,
): Promise<EditedTools> => {
  const outcomes = await Promise.all(edits.map((edit) => editOne(edit, caller)));
  return outcomeOf(edits, outcomes);
};

/**
 * What `editSeveral` would do if it applied the edits one after the other, apart from taken SKUs and
 * GTINs and from relations. Writes nothing.
 */
export const checkSeveral = async (edits: readonly ToolEdit[]): Promise<EditedTools> => {
  const plan = planFamilies();
  const outcomes: (FailedEdit | null)[] = [];
  for (const edit of edits) outcomes.push(await checkOne(edit, plan));
  return outcomeOf(edits, outcomes);
};
