import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { formatCents } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { PayerLine } from '../../domain/company/PayerLine.tsx';
import { useMembership } from '../../domain/company/useMembership.ts';
import { TermsNote } from '../../domain/shop/TermsNote.tsx';
import { paths } from '../../lib/router/paths.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { SendButton } from '../../ui/feedback/SendButton.tsx';
import { CheckoutAmounts, type OrderAmounts } from './form/CheckoutAmounts.tsx';
import { SummaryFrame } from './form/SummaryFrame.tsx';

interface CheckoutSummaryProps {
  amounts: OrderAmounts;
  failure: string | undefined;
  /** Whether My Orders shows more about the failure. */
  hasOrdersLink: boolean;
  isSending: boolean;
  /** Whether no order can be placed; a notice says why. */
  isRefused: boolean;
  /** What the button does. */
  action: CheckoutAction;
}

/** What a checkout does with its lines. */
type CheckoutAction = 'place' | 'accept' | 'ask';

interface ActionTexts {
  label: string;
  /** The label of an order for a company; without one, the company is named above the button. */
  labelFor?: (company: string) => string;
  /** The action by which a customer accepts the terms. */
  accepting: string;
}

const actions: Record<CheckoutAction, ActionTexts> = {
  place: {
    label: 'Place order',
    labelFor: (company) => `Order for ${company}`,
    accepting: 'By placing the order',
  },
  accept: {
    label: 'Accept and order',
    labelFor: (company) => `Accept and order for ${company}`,
    accepting: 'By accepting the offer',
  },
  ask: { label: 'Send for approval', accepting: 'By sending the order for approval' },
};

/** A company's name, which comes later and can be long, moves nothing. */
const twoLines = {
  minWidth: 0,
  '& > span': {
    display: 'block',
    minHeight: '1lh',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

/** The total of the order, why it was not placed, and the button that places it. */
export const CheckoutSummary = ({
  failure,
  hasOrdersLink,
  isSending,
  isRefused,
  action,
  amounts,
}: CheckoutSummaryProps) => {
  const { label, labelFor, accepting } = actions[action];
  const company = useMembership(useUser()?.uid ?? '')?.companyName;
  const shownLabel = (company && labelFor?.(company)) || label;
  const total = amounts.totals && formatCents(amounts.totals.total);
  const hasTwoLines = labelFor !== undefined && buyingFor() !== '';
  return (
    <SummaryFrame>
      <CheckoutAmounts {...amounts} place="summary" />
      {!labelFor && <PayerLine />}
      <FormHelperText
        error
        role="alert"
        sx={{ mx: 0, mt: 0, mb: failure ? 1 : 0, fontSize: '0.875rem' }}
      >
        {failure}
      </FormHelperText>
      {hasOrdersLink && (
        <Link component={RouterLink} to={paths.myOrders} sx={{ display: 'inline-block', py: 1.25 }}>
          See My Orders
        </Link>
      )}
      <SendButton
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={isSending}
        disabled={isRefused}
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        <Box component="span" sx={hasTwoLines ? twoLines : {}}>
          <span>{total ? `${shownLabel}:` : shownLabel}</span> <span>{total}</span>
        </Box>
      </SendButton>
      <TermsNote action={accepting} />
    </SummaryFrame>
  );
};
