import { mdiCartPlus } from '@mdi/js';
import { counted } from 'functions/contract';
import { PadFrame } from './PadFrame.tsx';
import { useQuickOrder } from './state/useQuickOrder.ts';

/** The pad of the quick order. */
export const QuickOrder = () => {
  const { add, ...state } = useQuickOrder();
  const { length: count } = state.ready;
  const action = {
    label: `Add ${counted(count, 'tool')} to the cart`,
    icon: mdiCartPlus,
    disabled: count === 0,
    run: add,
  };
  return <PadFrame state={state} action={action} />;
};
