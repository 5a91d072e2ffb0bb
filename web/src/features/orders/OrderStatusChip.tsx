import Chip from '@mui/material/Chip';
import { isOpen, type OrderStatus } from 'functions/contract';
import { orderFilters } from './orderFilters.ts';

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <Chip
    size="small"
    variant="outlined"
    color={isOpen(status) ? 'success' : 'default'}
    label={orderFilters[status]}
  />
);
