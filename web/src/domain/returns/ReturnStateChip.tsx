import type { ReturnState } from 'functions/contract';
import { StatusChip, type StatusColor } from '../../ui/feedback/StatusChip.tsx';
import { returnStateTexts } from './returnTexts.ts';

const colors: Partial<Record<ReturnState, StatusColor>> = {
  requested: 'info',
  approved: 'warning',
  received: 'primary',
  closed: 'success',
};

/** The state of a return. */
export const ReturnStateChip = ({ state }: { state: ReturnState }) => (
  <StatusChip color={colors[state]} label={returnStateTexts[state]} />
);
