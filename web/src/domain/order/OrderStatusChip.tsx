import { isOpen, type OrderStatus } from 'functions/contract';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import { statusTexts } from './orderFilters.ts';

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <StatusChip color={isOpen(status) ? 'success' : undefined} label={statusTexts[status]} />
);
