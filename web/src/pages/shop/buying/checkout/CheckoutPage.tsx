import Container from '@mui/material/Container';
import { PageTitle } from '../../../../domain/page/PageTitle.tsx';
import { ShownAsOf } from '../../../../domain/page/ShownAsOf.tsx';
import { PayerBar } from '../../../../features/buyingFor/PayerBar.tsx';
import { CheckoutSkeleton } from '../../../../features/checkout/form/CheckoutSkeleton.tsx';
import { useUser } from '../../../../lib/session/useSession.ts';
import { Checkout } from './Checkout.tsx';

/** Orders the tools of the cart. */
export const CheckoutPage = () => {
  const user = useUser();
  return (
    <Container sx={{ py: { xs: 2.5, md: 5 } }}>
      <ShownAsOf />
      <PageTitle sx={{ mb: { xs: 2, md: 3 } }}>Checkout</PageTitle>
      {user && <PayerBar uid={user.uid} />}
      {user ? <Checkout key={user.uid} user={user} /> : <CheckoutSkeleton />}
    </Container>
  );
};
