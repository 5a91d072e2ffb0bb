import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OrderPrint } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { printNames, printOrders } from './printOrders.ts';

/** In the order of the work. */
const prints: readonly OrderPrint[] = [
  'collected-pick-list',
  'pick-lists',
  'delivery-notes',
  'labels',
];

interface PrintChoicesProps {
  anchor: HTMLElement;
  orders: readonly Order[];
  /** Called with the work that was chosen. */
  onRun: (printing: Promise<void>) => void;
  onClose: () => void;
}

/** The menu of what can be printed of orders. */
export const PrintChoices = ({ anchor, orders, onRun, onClose }: PrintChoicesProps) => (
  <Menu anchorEl={anchor} open onClose={onClose}>
    {prints.map((print) => (
      <MenuItem
        key={print}
        onClick={() => {
          onClose();
          onRun(printOrders(print, orders));
        }}
        sx={{ minHeight: 44 }}
      >
        {`${printNames[print]} (PDF)`}
      </MenuItem>
    ))}
  </Menu>
);
