import type { Quote, QuoteStatus } from 'functions/contract';
import { StatusChip, type StatusColor } from '../../ui/feedback/StatusChip.tsx';
import { quoteStatusTexts, statusNow } from './quoteTexts.ts';

const colors: Record<QuoteStatus, StatusColor | undefined> = {
  requested: 'info',
  offered: 'warning',
  accepted: 'success',
  declined: undefined,
  expired: undefined,
};

/** The status of a quote. */
export const QuoteStatusChip = ({ quote }: { quote: Pick<Quote, 'status' | 'validUntil'> }) => {
  const status = statusNow(quote);
  return <StatusChip color={colors[status]} label={quoteStatusTexts[status]} />;
};
