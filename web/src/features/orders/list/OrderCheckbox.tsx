import { canCancel, type OrderCaller } from 'functions/contract';
import { SelectionCheckbox } from '../../../components/SelectionCheckbox.tsx';
import type { RowSelection } from '../../../components/useSelection.ts';
import type { Order } from '../order.ts';
import { orderName } from '../orderTexts.ts';

interface OrderCheckboxProps {
  order: Order;
  caller: OrderCaller;
  selection: RowSelection;
}

/** Selects an order that can be cancelled. */
export const OrderCheckbox = ({ order, caller, selection }: OrderCheckboxProps) =>
  canCancel(order, caller) && (
    <SelectionCheckbox selection={selection} id={order._id} name={orderName(order)} />
  );
