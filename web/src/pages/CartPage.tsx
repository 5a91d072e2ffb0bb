import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { CartTool } from 'functions/contract';
import { usePricedCart } from '../cart/usePricedCart.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { CartContent } from '../features/cart/CartContent.tsx';
import { CartNotice } from '../features/cart/CartNotice.tsx';
import { EmptyCart } from '../features/cart/EmptyCart.tsx';
import { UndoBar } from '../features/cart/UndoBar.tsx';
import { useCartEditing } from '../features/cart/useCartEditing.ts';
import { useRowFocus } from '../features/cart/useRowFocus.ts';
import { useSession } from '../features/session/useSession.ts';
import { NotifyMe } from '../features/tools/alerts/NotifyMe.tsx';
import { messageOf } from '../messages.ts';

const notifyMe = (tool: CartTool) => <NotifyMe tool={tool} variant="compact" />;

/** The cart in this browser, for visitors and customers. */
export const CartPage = () => {
  const cart = usePricedCart();
  const editing = useCartEditing();
  const { ref, restore } = useRowFocus();
  const session = useSession();
  const { lines, data, error, dataUpdatedAt, refetch } = cart;
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle sx={{ mb: { xs: 2, md: 3 } }}>Cart</PageTitle>
      <Box ref={ref}>
        {lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <>
            <CartNotice
              message={error && messageOf(error)}
              updatedAt={dataUpdatedAt}
              onRetry={() => void refetch()}
            />
            {/* New elements when the tools arrive: the lines grow, and nothing may seem to move. */}
            <CartContent
              key={String(data !== undefined)}
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
