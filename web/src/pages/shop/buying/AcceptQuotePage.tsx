import { mdiFileDocumentOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { acceptanceSchema, type PlacedOrder, type Quote, quoteActorFor } from 'functions/contract';
import { Link, useParams } from 'react-router-dom';
import { useUser } from 'reactfire';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { sendAcceptance } from '../../../domain/quote/quoteRequests.ts';
import { quoteStatusTexts, statusNow, validityText } from '../../../domain/quote/quoteTexts.ts';
import { quoteKeys, useQuote } from '../../../domain/quote/useQuotes.ts';
import { useShop } from '../../../domain/shop/useShop.ts';
import { useTerms } from '../../../domain/shop/useTerms.ts';
import { AddressDialogs } from '../../../features/addresses/AddressDialogs.tsx';
import { useAddresses } from '../../../features/addresses/useAddresses.ts';
import { OfferCheckout } from '../../../features/checkout/OfferCheckout.tsx';
import type { Offer } from '../../../features/checkout/review/offer.ts';
import { type PlacedForm, useCheckout } from '../../../features/checkout/sending/useCheckout.ts';
import { QuoteLines } from '../../../features/quotes/details/QuoteLines.tsx';
import { VerificationHelp } from '../../../features/session/email/VerificationHelp.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { useDelivery } from './useDelivery.ts';
import { useFinishCheckout } from './useFinishCheckout.ts';

/** The offer of a quote; null before the first one. */
const offerOf = ({ _id, lines, totals, taxRate }: Quote): Offer | null =>
  totals && {
    totals,
    taxRate,
    href: paths.quote.href(_id),
    lines: lines.map(({ toolId, toolName, quantity, unitPrice, listPrice }) => ({
      ...{ toolId, toolName, quantity },
      unitPrice: unitPrice ?? listPrice,
    })),
  };

const useAcceptance = (user: User, quote: Quote, onRefused: () => void) => {
  const client = useQueryClient();
  const book = useAddresses(user.uid);
  const openOrder = useFinishCheckout(user, book, false);
  const checkout = useCheckout({
    uid: user.uid,
    form: `accept ${quote._id}`,
    send: (order) =>
      sendAcceptance(
        quote._id,
        acceptanceSchema.cast({ ...order, version: quote.version }, { stripUnknown: true }),
      ),
    onPlaced: async (placed: PlacedOrder, form: PlacedForm) => {
      await openOrder(placed, form);
      await invalidateQueries(client, quoteKeys.all);
    },
    onRefused,
  });
  return { book, checkout };
};

interface AcceptanceProps {
  user: User;
  quote: Quote;
  offer: Offer;
  onRefused: () => void;
}

const Acceptance = ({ user, quote, offer, onRefused }: AcceptanceProps) => {
  const shop = useShop();
  const terms = useTerms(user.uid);
  const { book, checkout } = useAcceptance(user, quote, () => {
    onRefused();
    void terms.refetch();
  });
  const delivery = useDelivery({ user, book, checkout });
  if (checkout.isPlaced) return <Spinner label="Opening your order" height={560} />;
  return (
    <>
      <OfferCheckout
        offer={offer}
        checkout={checkout}
        shop={shop}
        terms={terms}
        delivery={delivery.delivery}
        contact={delivery.contact}
        addressChoice={<DeliveryChoice of={delivery} />}
        lines={<QuoteLines lines={quote.lines} admin={false} />}
        verification={<VerificationHelp user={user} />}
      />
      <AddressDialogs {...delivery.dialogs} />
    </>
  );
};

const NoOffer = ({ quote }: { quote: Quote }) => (
  <EmptyState
    icon={mdiFileDocumentOutline}
    title="There is no offer to accept"
    action={
      <Button component={Link} to={paths.quote.href(quote._id)} variant="contained">
        See the quote
      </Button>
    }
  >
    {`Quote ${quote.number} has the status “${quoteStatusTexts[statusNow(quote)]}”.`}
  </EmptyState>
);

const canAccept = (quote: Quote, { uid }: User) =>
  quoteActorFor({ ...quote, status: statusNow(quote) }, 'accepted', { uid, admin: false }) !==
  undefined;

const AcceptOffer = ({ id, user }: { id: string; user: User }) => {
  const { data: quote, error, refetch } = useQuote(id);
  const refresh = () => void refetch();
  if (error) return <ListError message={shownMessageOf(error)} onRetry={refresh} />;
  if (!quote) return <Spinner label="Loading the offer" height={560} />;
  const offer = offerOf(quote);
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
  const { data: user } = useUser();
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <PageTitle sx={{ mb: 1 }}>Accept the offer</PageTitle>
      {user && <AcceptOffer key={id} id={id} user={user} />}
    </Box>
  );
};
