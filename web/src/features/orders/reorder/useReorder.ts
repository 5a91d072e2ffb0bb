import { useMutation } from '@tanstack/react-query';
import { enqueueSnackbar } from 'notistack';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { type OrderTools, readTools, reorder } from './reorder.ts';
import { reorderedState, reorderedText } from './reorderedState.ts';

/**
 * Puts the lines of an order into the cart and opens it, or notifies of the failure. Nothing
 * happens if the buyer has left the page before the tools are known.
 */
export const useReorder = () => {
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useMutation({ mutationFn: readTools });
  const openCart = useCallback(
    (order: Order, tools: OrderTools) => {
      const reordered = reorder(order, tools);
      const isUnchanged = reordered.notices.length === 0;
      if (isUnchanged) enqueueSnackbar(reorderedText(reordered), { variant: 'success' });
      void navigate(paths.cart, { state: isUnchanged ? null : reorderedState(reordered) });
    },
    [navigate],
  );
  const start = useCallback(
    (order: Order) => {
      if (isPending) return;
      mutate(order, {
        onSuccess: (tools) => openCart(order, tools),
        onError: (error) => void enqueueSnackbar(messageOf(error), { variant: 'error' }),
      });
    },
    [mutate, isPending, openCart],
  );
  return {
    /** The order that is being put into the cart; null for none. */
    pending: isPending ? variables : null,
    reorder: start,
  };
};
