import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { User } from 'firebase/auth';
import { useUser } from 'reactfire';
import { usePricedCart } from '../../../domain/cart/priced/usePricedCart.ts';
import { useCartIsLoading } from '../../../domain/cart/sync/useCartIsLoading.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useShop } from '../../../domain/shop/useShop.ts';
import { useTerms } from '../../../domain/shop/useTerms.ts';
import { AddressDialogs } from '../../../features/addresses/AddressDialogs.tsx';
import { useAddresses } from '../../../features/addresses/useAddresses.ts';
import { EmptyCart } from '../../../features/cart/EmptyCart.tsx';
import { CartCheckout } from '../../../features/checkout/CartCheckout.tsx';
import { UnansweredOrder } from '../../../features/checkout/review/UnansweredOrder.tsx';
import { useCheckout } from '../../../features/checkout/sending/useCheckout.ts';
import { VerificationHelp } from '../../../features/session/email/VerificationHelp.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { useDelivery } from './useDelivery.ts';
import { useFinishCheckout } from './useFinishCheckout.ts';

/** In pixels. Content that loads does not move the footer into the screen. */
const contentHeight = 560;

const Checkout = ({ user }: { user: User }) => {
  const cart = usePricedCart();
  const shop = useShop();
  const terms = useTerms(user.uid);
  const isLoading = useCartIsLoading(user.uid);
  const book = useAddresses(user.uid);
  const checkout = useCheckout({
    uid: user.uid,
    onPlaced: useFinishCheckout(user, book),
    onRefused: () => {
      void cart.refetch();
      void terms.refetch();
    },
  });
  const delivery = useDelivery({ user, book, checkout });
  const { unanswered } = checkout;
  // After a failure on this page, its message says the same.
  const hasMessage = checkout.failure !== null && cart.lines.length > 0;
  const retry = unanswered && !checkout.isSending && !hasMessage && (
    <UnansweredOrder
      order={unanswered}
      taxRate={shop.data?.taxRate ?? 0}
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
          checkout={checkout}
          shop={shop}
          terms={terms}
          delivery={delivery.delivery}
          contact={delivery.contact}
          addressChoice={<DeliveryChoice of={delivery} />}
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

/** Orders the tools of the cart. */
export const CheckoutPage = () => {
  const { data: user } = useUser();
  return (
    <Container sx={{ py: { xs: 2.5, md: 5 } }}>
      <PageTitle sx={{ mb: { xs: 2, md: 3 } }}>Checkout</PageTitle>
      {user && <Checkout key={user.uid} user={user} />}
    </Container>
  );
};
