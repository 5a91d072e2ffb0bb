import { mdiFileDocumentOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Quote, quoteLifecycle, rolesOn } from 'functions/contract';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../../../domain/page/PageTitle.tsx';
import { quoteStatusChips, statusNow, validityText } from '../../../../domain/quote/quoteTexts.ts';
import { useQuote } from '../../../../domain/quote/useQuotes.ts';
import { PayerBar } from '../../../../features/buyingFor/PayerBar.tsx';
import { quoteOfferOf } from '../../../../features/checkout/failure/quoteOffer.ts';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { paths } from '../../../../lib/router/paths.ts';
import { buyingFor } from '../../../../lib/session/buyingFor.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { useUser } from '../../../../lib/session/useSession.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { Spinner } from '../../../../ui/feedback/Spinner.tsx';
import { LinkButton } from '../../../../ui/inputs/LinkButton.tsx';
import { Acceptance } from './Acceptance.tsx';

const NoOffer = ({ quote }: { quote: Quote }) => (
  <EmptyState
    icon={mdiFileDocumentOutline}
    title="There is no offer to accept"
    action={<LinkButton to={paths.quote.href(quote._id)}>See the quote</LinkButton>}
  >
    {`Quote ${quote.number} has the status “${quoteStatusChips[statusNow(quote)].label}”.`}
  </EmptyState>
);

/** Whether the payer of this page can accept the quote; another notice says which members can. */
const canAccept = (quote: Quote, { uid }: SessionUser): boolean => {
  const isPayer = quote.payerId === (buyingFor() || uid);
  const roles = rolesOn(quote, { uid: quote.payerId, staff: false, membership: null });
  return isPayer && quoteLifecycle.actor(statusNow(quote), 'accepted', roles) !== undefined;
};

const OfferSpinner = () => <Spinner label="Loading the offer" height={560} />;

const AcceptOffer = ({ id, user }: { id: string; user: SessionUser }) => {
  const { data: quote, error, refetch } = useQuote(id);
  const refresh = () => void refetch();
  if (error) return <ListError message={shownMessageOf(error)} onRetry={refresh} />;
  if (!quote) return <OfferSpinner />;
  const offer = quoteOfferOf(quote);
  if (!offer || !canAccept(quote, user)) return <NoOffer quote={quote} />;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '65ch' }}>
        {`Our offer ${quote.number} is valid ${validityText(quote.validUntil ?? '')}. It becomes an order at these prices if all pieces are in stock.`}
      </Typography>
      <Acceptance user={user} quote={quote} offer={offer} onRefused={refresh} />
    </>
  );
};

/** Accepts an offer: it becomes an order with an address and a way to pay. */
export const AcceptQuotePage = () => {
  const { id = '' } = useParams();
  const user = useUser();
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <PageTitle sx={{ mb: 1 }}>Accept the offer</PageTitle>
      {user && <PayerBar uid={user.uid} />}
      {user ? <AcceptOffer key={id} id={id} user={user} /> : <OfferSpinner />}
    </Box>
  );
};
