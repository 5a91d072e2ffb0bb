import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCartIsLoading } from '../../../domain/cart/sync/useCartIsLoading.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { PayerBar } from '../../../features/buyingFor/PayerBar.tsx';
import { NothingToRequest } from '../../../features/quotes/request/NothingToRequest.tsx';
import { useRequestedLines } from '../../../features/quotes/request/useRequestedLines.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { QuoteRequest } from './QuoteRequest.tsx';

const RequestPage = ({ user }: { user: SessionUser }) => {
  const { lines, names, isFromCart } = useRequestedLines();
  const isLoading = useCartIsLoading(user.uid);
  const intro = isFromCart
    ? 'Ask for a price for the tools in your cart. The cart stays as it is.'
    : 'Ask for a price for this tool.';
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '65ch' }}>
        {`${intro} We answer within one working day with an offer, which you can accept or decline.`}
      </Typography>
      {lines.length > 0 && (
        <QuoteRequest key={JSON.stringify(lines)} user={user} lines={lines} names={names} />
      )}
      {lines.length === 0 &&
        (isLoading ? <Spinner label="Loading your cart" /> : <NothingToRequest />)}
    </>
  );
};

/** Asks for a price for the tools of the cart, or for one tool. */
export const QuoteRequestPage = () => {
  const user = useUser();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 2.5, md: 5 } }}>
      <PageTitle sx={{ mb: 1 }}>Request a quote</PageTitle>
      {user && <PayerBar uid={user.uid} />}
      {user ? (
        <RequestPage key={user.uid} user={user} />
      ) : (
        <Skeleton variant="rounded" height={560} />
      )}
    </Container>
  );
};
