import { type Tool, toolDeletedText } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import {
  useDeleteTool,
  useDeleteTools,
} from '../../../features/tools/manage/requests/useManagedTools.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { notifyOutcome } from '../../../lib/queries/notifyOutcome.ts';

const deletionWords = { noun: 'tool', done: 'deleted', nameOf: ({ toolName }: Tool) => toolName };

/** Deletes one tool or several, and notifies of the outcome. */
export const useToolDeletion = () => {
  const one = useDeleteTool();
  const several = useDeleteTools();
  const remove = async ({ _id }: Tool) => {
    try {
      await one.mutateAsync(_id);
      enqueueSnackbar(toolDeletedText(_id), { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  const removeAll = async (tools: Tool[]) => {
    const outcome = await several.mutateAsync(tools);
    notifyOutcome(outcome, deletionWords);
    return outcome;
  };
  return { remove, removeAll, busy: one.isPending || several.isPending };
};
