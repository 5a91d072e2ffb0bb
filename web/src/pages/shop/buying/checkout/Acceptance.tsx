import type { Quote } from 'functions/contract';
import { useOrdering, useOrderingUpdate } from '../../../../domain/company/useOrdering.ts';
import { useShop } from '../../../../domain/shop/useShop.ts';
import { useTerms } from '../../../../domain/shop/useTerms.ts';
import { AddressDialogs } from '../../../../features/addresses/AddressDialogs.tsx';
import type { QuoteOffer } from '../../../../features/checkout/failure/quoteOffer.ts';
import { OfferCheckout } from '../../../../features/checkout/OfferCheckout.tsx';
import { QuoteLines } from '../../../../features/quotes/details/QuoteLines.tsx';
import { VerificationHelp } from '../../../../features/session/email/VerificationHelp.tsx';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { Spinner } from '../../../../ui/feedback/Spinner.tsx';
import { deliveryParts } from './DeliveryChoice.tsx';
import { useAcceptance } from './useAcceptance.ts';
import { useDelivery } from './useDelivery.ts';

interface AcceptanceProps {
  user: SessionUser;
  quote: Quote;
  offer: QuoteOffer;
  onRefused: () => void;
}

export const Acceptance = ({ user, quote, offer, onRefused }: AcceptanceProps) => {
  const shop = useShop();
  const terms = useTerms(user.uid);
  const ordering = useOrdering();
  const updateOrdering = useOrderingUpdate();
  const { book, checkout } = useAcceptance(user, quote, () => {
    onRefused();
    void terms.refetch();
    void updateOrdering();
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
        ordering={ordering}
        {...deliveryParts(delivery)}
        lines={<QuoteLines lines={quote.lines} currency={quote.currency} admin={false} />}
        verification={<VerificationHelp user={user} />}
      />
      <AddressDialogs {...delivery.dialogs} />
    </>
  );
};
