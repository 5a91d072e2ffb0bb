import Chip from '@mui/material/Chip';
import type { MailState } from 'functions/contract';
import { stateTexts } from './mailTexts.ts';

const colors = {
  PENDING: 'default',
  PROCESSING: 'default',
  RETRY: 'warning',
  SUCCESS: 'success',
  ERROR: 'error',
} as const satisfies Record<MailState, string>;

export const MailStateChip = ({ state }: { state: MailState }) => (
  <Chip size="small" variant="outlined" color={colors[state]} label={stateTexts[state]} />
);
