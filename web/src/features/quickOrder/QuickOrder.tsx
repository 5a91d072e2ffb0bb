import { mdiCartPlus } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { counted } from 'functions/contract';
import { OrderingNotice } from '../../domain/company/OrderingNotice.tsx';
import { useOrderRefusal } from '../../domain/company/useOrderRefusal.ts';
import { PadFrame } from './PadFrame.tsx';
import { useQuickOrder } from './state/useQuickOrder.ts';

/** The pad of the quick order. */
export const QuickOrder = () => {
  const { add, ...state } = useQuickOrder();
  const { length: count } = state.ready;
  const refused = useOrderRefusal();
  const action = {
    label: `Add ${counted(count, 'tool')} to the cart`,
    icon: mdiCartPlus,
    disabled: count === 0 || refused !== null,
    run: add,
  };
  return (
    <Stack spacing={2}>
      <OrderingNotice ordering={{ refused }} />
      <PadFrame state={state} action={action} />
    </Stack>
  );
};
