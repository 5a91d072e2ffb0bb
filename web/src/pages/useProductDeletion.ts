import type { Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useDeleteProduct, useDeleteProducts } from '../features/tools/manage/useProducts.ts';
import { messageOf } from '../messages.ts';
import { notifySettled } from './notifySettled.ts';

const words = { noun: 'tool', done: 'deleted', nameOf: ({ toolName }: Tool) => toolName };

/** Deletes a tool, or several, and says how it went. */
export const useProductDeletion = () => {
  const one = useDeleteProduct();
  const several = useDeleteProducts();
  const remove = async ({ _id }: Tool) => {
    try {
      await one.mutateAsync(_id);
      enqueueSnackbar(`Tools: ${_id} deleted`, { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  const removeAll = async (tools: Tool[]) => {
    const settled = await several.mutateAsync(tools);
    notifySettled(settled, words);
    return settled;
  };
  return { remove, removeAll, busy: one.isPending || several.isPending };
};
