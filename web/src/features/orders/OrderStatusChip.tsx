import Chip from '@mui/material/Chip';
import type { OrderStatus } from 'functions/contract';
import { orderFilters } from './orderFilters.ts';

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <Chip
    size="small"
    variant="outlined"
    color={status === 'placed' ? 'success' : 'default'}
    label={orderFilters[status]}
  />
);
