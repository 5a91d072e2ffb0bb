import { type Tool, toolDeletedText } from 'functions/contract';
import {
  useDeleteTool,
  useDeleteTools,
} from '../../../features/tools/manage/requests/useManagedTools.ts';
import { notifyOutcome } from '../../../lib/queries/notifyOutcome.ts';

const deletionWords = { noun: 'tool', done: 'deleted', nameOf: ({ toolName }: Tool) => toolName };

/** Deletes one tool, which resolves to a notice, or several, which notifies of the outcome. */
export const useToolDeletion = () => {
  const deleteOne = useDeleteTool();
  const deleteSeveral = useDeleteTools();
  const remove = async ({ _id }: Tool) => {
    await deleteOne(_id);
    return toolDeletedText(_id);
  };
  const removeAll = async (tools: Tool[]) => {
    const outcome = await deleteSeveral(tools);
    notifyOutcome(outcome, deletionWords);
    return outcome;
  };
  return { remove, removeAll };
};
