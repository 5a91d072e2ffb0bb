import Chip from '@mui/material/Chip';
import { isOpen, type OrderStatus } from 'functions/contract';
import { statusTexts } from './orderFilters.ts';

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <Chip
    size="small"
    variant="outlined"
    color={isOpen(status) ? 'success' : 'default'}
    label={statusTexts[status]}
  />
);
