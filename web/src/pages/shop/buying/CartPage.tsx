import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { CartTool } from 'functions/contract';
import { usePricedCart } from '../../../domain/cart/priced/usePricedCart.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { AccountCart } from '../../../features/cart/AccountCart.tsx';
import { CartContent } from '../../../features/cart/CartContent.tsx';
import { EmptyCart } from '../../../features/cart/EmptyCart.tsx';
import { UndoBar } from '../../../features/cart/lines/UndoBar.tsx';
import { useRowFocus } from '../../../features/cart/lines/useRowFocus.ts';
import { PricesAsOf } from '../../../features/cart/PricesAsOf.tsx';
import { useCartEditing } from '../../../features/cart/useCartEditing.ts';
import { ReorderNotice } from '../../../features/orders/reorder/ReorderNotice.tsx';
import { useSession } from '../../../features/session/state/useSession.ts';
import { NotifyMe } from '../../../features/tools/alerts/NotifyMe.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { hasAccessToken } from '../../../lib/storage/storedToken.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';

const notifyMe = (tool: CartTool) => <NotifyMe tool={tool} variant="compact" />;

const heading = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  mb: { xs: 2, md: 3 },
} as const;

const NoLines = () => {
  const session = useSession();
  if (session.status === 'signedIn') return <AccountCart uid={session.user.uid} />;
  return session.status === 'loading' && hasAccessToken() ? (
    <Spinner label="Loading your cart" />
  ) : (
    <EmptyCart />
  );
};

/** The cart in this browser, for visitors and customers. */
export const CartPage = () => {
  const cart = usePricedCart();
  const editing = useCartEditing();
  const { ref, restore } = useRowFocus();
  const session = useSession();
  const { lines, data, error, isError, dataUpdatedAt, refetch } = cart;
  const isLoaded = data !== undefined;
  const failure = isLoaded ? null : error;
  const retry = () => void refetch();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Box sx={heading}>
        <PageTitle>Cart</PageTitle>
        {lines.length > 0 && (
          <PricesAsOf hasFailed={isError} updatedAt={dataUpdatedAt} onRetry={retry} />
        )}
      </Box>
      <ReorderNotice />
      <Box ref={ref}>
        {lines.length === 0 ? (
          <NoLines />
        ) : (
          <>
            {failure && (
              <Box sx={{ mb: 2 }}>
                <ListError message={shownMessageOf(failure)} onRetry={retry} />
              </Box>
            )}
            {/* New elements when the tools arrive: the lines grow, and would push others down. */}
            <CartContent
              key={`${isLoaded} ${failure !== null}`}
              cart={cart}
              editing={editing}
              isVisitor={session.status === 'signedOut'}
              onRemoval={restore}
              soldOutAction={notifyMe}
            />
          </>
        )}
        <UndoBar
          text={editing.undoable?.text ?? null}
          onUndo={editing.undo}
          onDismiss={editing.dismissUndo}
        />
      </Box>
    </Container>
  );
};
