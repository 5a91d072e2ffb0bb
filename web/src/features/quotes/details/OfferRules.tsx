import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type Actor,
  type OrderRequest,
  type Quote,
  quoteLifecycle,
  rolesOn,
} from 'functions/contract';
import { Link } from 'react-router-dom';
import { OrderingNotice } from '../../../domain/company/OrderingNotice.tsx';
import { useOrdering } from '../../../domain/company/useOrdering.ts';
import { statusNow } from '../../../domain/quote/quoteTexts.ts';
import { ApprovalNotice } from '../../../domain/request/ApprovalNotice.tsx';
import { useOfferRequest } from '../../../domain/request/useRequests.ts';
import { paths } from '../../../lib/router/paths.ts';

interface AskedNoticeProps {
  request: Pick<OrderRequest, '_id' | 'number' | 'requester'>;
  /** The uid of the account that looks at the quote. */
  me: string;
}

/** Says that a member has asked for the approval to accept an offer, and leads to the request. */
const AskedNotice = ({ request: { _id, number, requester }, me }: AskedNoticeProps) => (
  <Alert
    severity="info"
    role="status"
    sx={{ overflowWrap: 'anywhere' }}
    action={
      <Button component={Link} to={paths.approval.href(_id)} color="inherit">
        See the request
      </Button>
    }
  >
    <AlertTitle>The acceptance waits for approval</AlertTitle>
    {`${requester.uid === me ? 'You have' : `${requester.name} has`} sent request ${number}.`}
  </Alert>
);

interface OfferRulesProps {
  quote: Quote;
  caller: Actor;
}

const Rules = ({ quote, me, net }: { quote: Quote; me: string; net: number }) => {
  const ordering = useOrdering();
  const request = useOfferRequest(quote._id);
  const approval = ordering.approvalOf(net);
  return (
    <Box sx={{ mb: 2.5, maxWidth: 1280, '&:empty': { display: 'none' } }}>
      <OrderingNotice ordering={ordering} />
      {request && <AskedNotice request={request} me={me} />}
      {approval && !request && <ApprovalNotice approval={approval} />}
    </Box>
  );
};

/** What the rules of the company say about an offer that the caller could accept. */
export const OfferRules = ({ quote, caller }: OfferRulesProps) => {
  const roles = rolesOn(quote, caller);
  const isAcceptable = quoteLifecycle.actor(statusNow(quote), 'accepted', roles) === 'customer';
  return (
    isAcceptable &&
    quote.totals && <Rules quote={quote} me={caller.uid} net={quote.totals.subtotal} />
  );
};
