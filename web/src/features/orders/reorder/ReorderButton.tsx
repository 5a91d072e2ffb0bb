import { mdiCartArrowDown } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Order } from '../../../domain/order/order.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { useReorder } from './useReorder.ts';

/** Puts the lines of an order into the cart. */
export const ReorderButton = ({ order }: { order: Order }) => {
  const { pending, reorder } = useReorder();
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiCartArrowDown} />}
      loading={pending !== null}
      loadingPosition="start"
      onClick={() => reorder(order)}
    >
      Order again
    </Button>
  );
};
