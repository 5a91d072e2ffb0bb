import Box from '@mui/material/Box';
import { type Actor, type Quote, quoteLifecycle, rolesOn } from 'functions/contract';
import { OrderingNotice } from '../../../domain/company/OrderingNotice.tsx';
import { useOrdering } from '../../../domain/company/useOrdering.ts';
import { statusNow } from '../../../domain/quote/quoteTexts.ts';
import { ApprovalNotice } from '../../../domain/request/ApprovalNotice.tsx';
import { useOfferRequest } from '../../../domain/request/useRequests.ts';
import { AskedNotice } from './AskedNotice.tsx';

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
