import type { Order } from 'functions/contract';
import { SelectionCheckbox } from '../../../components/SelectionCheckbox.tsx';
import type { RowSelection } from '../../../components/useSelection.ts';
import { orderName } from './orderListTexts.ts';

interface OrderCheckboxProps {
  order: Order;
  selection: RowSelection;
}

/** Whether an order can be cancelled, and so be selected for it. */
export const isCancellable = ({ status }: Order): boolean => status === 'placed';

/** Selects an order that can be cancelled. */
export const OrderCheckbox = ({ order, selection }: OrderCheckboxProps) =>
  isCancellable(order) && (
    <SelectionCheckbox selection={selection} id={order._id} name={orderName(order)} />
  );
