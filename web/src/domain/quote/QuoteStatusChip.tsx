import Chip, { type ChipProps } from '@mui/material/Chip';
import type { Quote, QuoteStatus } from 'functions/contract';
import { quoteStatusTexts, statusNow } from './quoteTexts.ts';

const colors: Record<QuoteStatus, NonNullable<ChipProps['color']>> = {
  requested: 'info',
  offered: 'warning',
  accepted: 'success',
  declined: 'default',
  expired: 'default',
};

/** The status of a quote. */
export const QuoteStatusChip = ({ quote }: { quote: Pick<Quote, 'status' | 'validUntil'> }) => {
  const status = statusNow(quote);
  return (
    <Chip size="small" variant="outlined" color={colors[status]} label={quoteStatusTexts[status]} />
  );
};
