import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Actor, Quote } from 'functions/contract';
import { Link, useLocation } from 'react-router-dom';
import { orderLink } from '../../../domain/order/orderLink.ts';
import { noticeWithAction } from '../../../ui/feedback/noticeWithAction.ts';
import { standingOf } from './quoteProgress.ts';
import { isRequestedState } from './requestedState.ts';

interface QuoteNoticeProps {
  quote: Quote;
  caller: Actor;
}

const sentTitle = 'Your request is sent';

/** Where a quote stands, and what can be done. */
export const QuoteNotice = ({ quote, caller }: QuoteNoticeProps) => {
  const wasRequested = isRequestedState(useLocation().state) && quote.status === 'requested';
  const { severity, title, text } = standingOf(quote, caller);
  return (
    <Alert
      role="status"
      severity={wasRequested ? 'success' : severity}
      sx={{ ...noticeWithAction, mb: 2.5, maxWidth: 1280 }}
      action={
        quote.orderId !== null &&
        quote.orderNumber !== null && (
          <Button
            component={Link}
            {...orderLink({ _id: quote.orderId, number: quote.orderNumber })}
            color="inherit"
          >
            {`Order ${quote.orderNumber}`}
          </Button>
        )
      }
    >
      <AlertTitle>{wasRequested ? sentTitle : title}</AlertTitle>
      <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
    </Alert>
  );
};
