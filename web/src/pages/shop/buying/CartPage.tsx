import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { CartTool } from 'functions/contract';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { usePricedCart } from '../../../domain/cart/priced/usePricedCart.ts';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { ShownAsOf } from '../../../domain/page/ShownAsOf.tsx';
import { PayerBar } from '../../../features/buyingFor/PayerBar.tsx';
import { CartContent } from '../../../features/cart/CartContent.tsx';
import { CartHeading } from '../../../features/cart/CartHeading.tsx';
import { CartSkeleton } from '../../../features/cart/CartSkeleton.tsx';
import { UndoBar } from '../../../features/cart/lines/UndoBar.tsx';
import { NoLines } from '../../../features/cart/NoLines.tsx';
import { useCartEditing } from '../../../features/cart/useCartEditing.ts';
import { ReorderNotice } from '../../../features/orders/reorder/ReorderNotice.tsx';
import { NotifyMe } from '../../../features/tools/alerts/NotifyMe.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { focusPosition, positionOf } from '../../../lib/browser/focusPosition.ts';
import { useIsPrerendered } from '../../../lib/browser/useHydrated.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { hasAccessToken } from '../../../lib/session/storedToken.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';

/**
 * Keeps the focus near after a change that removes the focused element: in the next line, or on the
 * page's heading. Set `ref` on an element that stays.
 */
const useRowFocus = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<{ row: number; control: number } | null>(null);
  useEffect(() => {
    if (position && ref.current) focusPosition(ref.current, position);
  }, [position]);
  const restore = useCallback(() => {
    const { activeElement } = document;
    if (!ref.current || !(activeElement instanceof HTMLElement)) return;
    const { row } = positionOf(ref.current, activeElement);
    // -1 of the controls is the last one: the button that removes the line.
    setPosition({ row, control: -1 });
  }, []);
  return { ref, restore };
};

const notifyMe = (tool: CartTool) => <NotifyMe tool={tool} variant="compact" />;

const spacing = { py: { xs: 3, md: 5 } };

/** A document does not know the cart. */
const PrerenderedCart = (props: ComponentProps<typeof CartHeading>) => (
  <Container sx={spacing}>
    <CartHeading {...props} />
    <CartSkeleton />
  </Container>
);

/** The cart in this browser, for visitors and customers. */
export const CartPage = () => {
  const cart = usePricedCart();
  const editing = useCartEditing();
  const { ref, restore } = useRowFocus();
  const session = useSession();
  const { lines, data, error, refetch, companiesOnly } = cart;
  const refusal = useOrderRefusal();
  const isRefusedPerson = companiesOnly && session.status === 'signedIn' && buyingFor() === '';
  const isLoaded = data !== undefined;
  const failure = isLoaded ? null : error;
  if (useIsPrerendered()) return <PrerenderedCart cart={cart} />;
  return (
    <Container sx={spacing}>
      <ShownAsOf />
      <CartHeading cart={cart} />
      {session.status === 'signedIn' && <PayerBar uid={session.user.uid} />}
      <ReorderNotice />
      <Box ref={ref}>
        {lines.length === 0 ? (
          <NoLines
            uid={session.status === 'signedIn' ? session.user.uid : undefined}
            isLoading={session.status === 'loading' && hasAccessToken()}
          />
        ) : (
          <>
            {failure && (
              <Box sx={{ mb: 2 }}>
                <ListError message={shownMessageOf(failure)} onRetry={() => void refetch()} />
              </Box>
            )}
            {/* New elements when the tools arrive: the lines grow, and would push others down. */}
            <CartContent
              key={`${isLoaded} ${failure !== null}`}
              cart={cart}
              editing={editing}
              isVisitor={session.status === 'signedOut'}
              refused={isRefusedPerson ? 'companies-only' : refusal}
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
