import type { Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useDeleteProduct } from '../features/products/useProducts.ts';
import { messageOf } from '../messages.ts';

/** Deletes a tool and says how it went. */
export const useProductDeletion = () => {
  const { mutateAsync, isPending } = useDeleteProduct();
  const remove = async ({ _id }: Tool) => {
    try {
      await mutateAsync(_id);
      enqueueSnackbar(`Tools: ${_id} deleted`, { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(messageOf(error), { variant: 'error' });
    }
  };
  return { remove, busy: isPending };
};
