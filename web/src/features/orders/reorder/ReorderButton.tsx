import { mdiCartArrowDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { refusalText, useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import type { Order } from '../../../domain/order/order.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { useReorder } from './useReorder.ts';

const reason = { maxWidth: '40ch', fontSize: '0.875rem', color: 'text.secondary' } as const;

/** Puts the lines of an order into the cart, or says why that is not possible. */
export const ReorderButton = ({ order }: { order: Order }) => {
  const { pending, reorder } = useReorder();
  const refused = useOrderRefusal();
  if (refused) return <Box sx={reason}>{refusalText(refused)}</Box>;
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
