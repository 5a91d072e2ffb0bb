import Chip, { type ChipProps } from '@mui/material/Chip';
import type { OrderRequest, RequestState } from 'functions/contract';
import { requestStateNow, requestStateTexts } from './requestTexts.ts';

const colors: Record<RequestState, NonNullable<ChipProps['color']>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'default',
  expired: 'default',
};

export const RequestStateChip = ({
  request,
}: {
  request: Pick<OrderRequest, 'state' | 'expiresAt'>;
}) => {
  const state = requestStateNow(request);
  return (
    <Chip size="small" variant="outlined" color={colors[state]} label={requestStateTexts[state]} />
  );
};
