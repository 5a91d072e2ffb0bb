import type { MailState } from 'functions/contract';
import { StatusChip, type StatusColor } from '../../ui/feedback/StatusChip.tsx';
import { stateTexts } from './mailTexts.ts';

const colors = {
  PENDING: undefined,
  PROCESSING: undefined,
  RETRY: 'warning',
  SUCCESS: 'success',
  ERROR: 'error',
} as const satisfies Record<MailState, StatusColor | undefined>;

export const MailStateChip = ({ state }: { state: MailState }) => (
  <StatusChip color={colors[state]} label={stateTexts[state]} />
);
