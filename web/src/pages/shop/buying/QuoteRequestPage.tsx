import { mdiFileDocumentOutline } from '@mdi/js';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCartLines } from '../../../domain/cart/stored/useStoredCart.ts';
import { useCartIsLoading } from '../../../domain/cart/sync/useCartIsLoading.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { PayerBar } from '../../../features/buyingFor/PayerBar.tsx';
import { paths } from '../../../lib/router/paths.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { QuoteRequest } from './QuoteRequest.tsx';

const useRequestedLines = () => {
  const [params] = useSearchParams();
  const cart = useCartLines();
  const tool = params.get('tool');
  const quantity = params.get('quantity') ?? '';
  const lines = useMemo(
    () =>
      tool
        ? [{ toolId: tool, quantity }]
        : cart.map((line) => ({ toolId: line.toolId, quantity: String(line.quantity) })),
    [tool, quantity, cart],
  );
  const names = useMemo(
    () => new Map(cart.map(({ toolId, toolName }) => [toolId, toolName])),
    [cart],
  );
  return { lines, names, isFromCart: !tool };
};

const NothingToRequest = () => (
  <EmptyState
    icon={mdiFileDocumentOutline}
    title="Your cart is empty"
    action={<LinkButton to={paths.tools}>Browse the tools</LinkButton>}
  >
    Put the tools that you need into the cart and come back, or ask on the page of a tool.
  </EmptyState>
);

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
