import Box from '@mui/material/Box';
import { noTaxes } from 'functions/contract';
import { AddressDialogs } from '../../../../features/addresses/AddressDialogs.tsx';
import { EmptyCart } from '../../../../features/cart/EmptyCart.tsx';
import { CartCheckout } from '../../../../features/checkout/CartCheckout.tsx';
import { UnansweredOrder } from '../../../../features/checkout/review/UnansweredOrder.tsx';
import { VerificationHelp } from '../../../../features/session/email/VerificationHelp.tsx';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { Spinner } from '../../../../ui/feedback/Spinner.tsx';
import { deliveryParts } from './DeliveryChoice.tsx';
import { useCartCheckout } from './useCartCheckout.ts';

/** In pixels. Content that loads does not move the footer into the screen. */
const contentHeight = 560;

/** The order of the cart until it is placed, or what takes its place while the cart is empty. */
export const Checkout = ({ user }: { user: SessionUser }) => {
  const { cart, isLoading, delivery, ...order } = useCartCheckout(user);
  const { shop, checkout } = order;
  const { unanswered } = checkout;
  // After a failure on this page, its message says the same.
  const hasMessage = checkout.failure !== null && cart.lines.length > 0;
  const retry = unanswered && !checkout.isSending && !hasMessage && (
    <UnansweredOrder
      order={unanswered}
      taxes={shop.data ?? noTaxes}
      isSending={checkout.isSending}
      onRetry={() => void checkout.place(unanswered)}
    />
  );
  if (checkout.isPlaced) return <Spinner label="Opening your order" height={contentHeight} />;
  if (cart.lines.length > 0) {
    return (
      <>
        <CartCheckout
          cart={cart}
          {...order}
          {...deliveryParts(delivery)}
          retry={retry}
          verification={<VerificationHelp user={user} />}
        />
        <AddressDialogs {...delivery.dialogs} />
      </>
    );
  }
  if (isLoading && !retry) return <Spinner label="Loading your cart" height={contentHeight} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minHeight: contentHeight }}>
      {retry}
      <EmptyCart />
    </Box>
  );
};
