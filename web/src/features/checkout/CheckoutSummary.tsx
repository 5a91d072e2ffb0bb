import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { counted, formatCents, type TaxedTotals, type TaxLine, taxLines } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { PayerLine } from '../../domain/company/PayerLine.tsx';
import { useMembership } from '../../domain/company/useMembership.ts';
import { TermsNote } from '../../domain/shop/TermsNote.tsx';
import { paths } from '../../lib/router/paths.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { SendButton } from '../../ui/feedback/SendButton.tsx';
import { SummaryFrame } from './form/SummaryFrame.tsx';

interface CheckoutSummaryProps {
  tools: number;
  pieces: number;
  /** Null while the prices are not known. */
  totals: TaxedTotals | null;
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

const amount = { display: 'flex', justifyContent: 'space-between', py: 0.25 } as const;

/** The parts of a total that has any. */
const partsOf = (totals: TaxedTotals): TaxLine[] => {
  const taxes = taxLines(totals);
  return taxes.length > 0 ? [{ name: 'Subtotal', cents: totals.subtotal }, ...taxes] : [];
};

const Amounts = ({
  tools,
  pieces,
  totals,
}: Pick<CheckoutSummaryProps, 'tools' | 'pieces' | 'totals'>) => (
  <Box
    component="dl"
    aria-label="Totals"
    sx={{ m: 0, mb: 1, fontVariantNumeric: 'tabular-nums', display: { xs: 'none', md: 'block' } }}
  >
    <Box sx={{ ...amount, color: 'text.secondary' }}>
      <dt>{counted(tools, 'tool')}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {counted(pieces, 'piece')}
      </Box>
    </Box>
    {totals !== null &&
      partsOf(totals).map(({ name, cents }) => (
        <Box key={name} sx={amount}>
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            {formatCents(cents)}
          </Box>
        </Box>
      ))}
    <Box sx={{ ...amount, alignItems: 'baseline', fontWeight: 750 }}>
      <dt>Total</dt>
      <Box component="dd" sx={{ m: 0, fontSize: '1.5rem' }}>
        {totals ? formatCents(totals.total) : '–'}
      </Box>
    </Box>
  </Box>
);

/** The total of the order, why it was not placed, and the button that places it. */
export const CheckoutSummary = ({
  failure,
  hasOrdersLink,
  isSending,
  isRefused,
  action,
  ...amounts
}: CheckoutSummaryProps) => {
  const { label, labelFor, accepting } = actions[action];
  const company = useMembership(useUser()?.uid ?? '')?.companyName;
  const shownLabel = (company && labelFor?.(company)) || label;
  return (
    <SummaryFrame>
      <Amounts {...amounts} />
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
        {amounts.totals ? `${shownLabel}: ${formatCents(amounts.totals.total)}` : shownLabel}
      </SendButton>
      <TermsNote action={accepting} />
    </SummaryFrame>
  );
};
