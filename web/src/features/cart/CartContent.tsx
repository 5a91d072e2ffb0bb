import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CartTool } from 'functions/contract';
import { type ReactNode, useCallback, useId } from 'react';
import { useLinesDownload } from '../../domain/cart/download/useLinesDownload.ts';
import type { usePricedCart } from '../../domain/cart/priced/usePricedCart.ts';
import { useCartSync } from '../../domain/cart/sync/useCartSync.ts';
import { OrderingNotice } from '../../domain/company/OrderingNotice.tsx';
import type { Ordering } from '../../domain/company/useOrdering.ts';
import { refusalText } from '../../domain/company/useOrderRefusal.ts';
import { CartActions } from './CartActions.tsx';
import { IssuesNotice, PricesNotice } from './CartAttention.tsx';
import { CartBar } from './CartBar.tsx';
import { CartQuoteLink } from './CartQuoteLink.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { type CartTotals, cartTotalsOf } from './cartTotals.ts';
import { CartLines } from './lines/CartLines.tsx';
import { issuesOf, type LineIssue, repricedLines } from './lines/lineState.ts';
import { acceptPrices, type CartEditing } from './useCartEditing.ts';

/** Says when changes of the cart are not saved to the account yet. */
const SyncState = () => {
  const isUnsaved = useCartSync() === 'offline';
  return (
    <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {isUnsaved && (
        <Box sx={{ mt: 2, px: 0.5 }}>
          Not saved to your account yet. The cart is safe in this browser, and is saved as soon as
          we reach the shop.
        </Box>
      )}
    </Box>
  );
};

interface CartContentProps {
  cart: ReturnType<typeof usePricedCart>;
  editing: CartEditing;
  isVisitor: boolean;
  /** Why the payer cannot order; null if that is not so. */
  refused: Ordering['refused'];
  /** Called before a change that removes the focused element. */
  onRemoval: () => void;
  /** The action for a tool that is sold out. */
  soldOutAction: (tool: CartTool) => ReactNode;
}

const companiesOnlyText = 'Only companies can order here.';

/** The lines of the cart and its summary, beside each other on a wide screen. */
export const cartLayout = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;

const reasonsOf = (
  { cart: { isError, priced }, refused }: CartContentProps,
  { missing }: CartTotals,
): string[] => {
  if (refused) return [refused === 'companies-only' ? companiesOnlyText : refusalText(refused)];
  const isUnknown = priced.some(({ tool }) => tool === undefined);
  if (isUnknown && isError) return ['The current prices are not available.'];
  if (isUnknown) return ['The current prices are loading.'];
  return missing > 0 ? ['The order minimum is not reached.'] : [];
};

/** What a visitor has to know before the checkout. */
const firstStepOf = ({ cart, isVisitor }: CartContentProps): string => {
  const login = 'You log in or register first. Your cart stays as it is.';
  if (!isVisitor) return '';
  return cart.companiesOnly ? `${companiesOnlyText} ${login}` : login;
};

const Notices = ({
  cart,
  editing,
  refused,
  onRemoval,
  issues,
}: CartContentProps & { issues: LineIssue[] }) => (
  <>
    <OrderingNotice ordering={{ refused }} />
    <IssuesNotice
      issues={issues}
      onRepair={() => {
        onRemoval();
        editing.repairAll(issues, cart.priced);
      }}
    />
    <PricesNotice
      repriced={repricedLines(cart.priced)}
      onAccept={() => {
        onRemoval();
        acceptPrices(cart.priced);
      }}
    />
  </>
);

/** A cart with lines: what needs attention, the lines, and the summary beside or below them. */
export const CartContent = (props: CartContentProps) => {
  const { cart, editing, refused, onRemoval, soldOutAction } = props;
  const { priced, orderMinimum } = cart;
  const { typed, change, remove, replace, empty } = editing;
  const { mutate: download, isPending: isDownloading } = useLinesDownload();
  const checkoutId = useId();
  const isPriced = cart.data !== undefined;
  const issues = issuesOf(priced, typed);
  const totals = cartTotalsOf(priced, typed, cart);
  const reasons = reasonsOf(props, totals);
  const handleRemove = useCallback(
    (toolId: string) => {
      onRemoval();
      remove(toolId);
    },
    [onRemoval, remove],
  );
  return (
    <Box sx={cartLayout}>
      <Stack spacing={2}>
        <Notices {...props} issues={issues} />
        <CartLines
          priced={priced}
          typed={typed}
          assortment={cart.assortment}
          isLoading={!cart.isError}
          onChange={change}
          onRemove={handleRemove}
          onReplace={replace}
          soldOutAction={soldOutAction}
        />
        <CartBar
          total={isPriced ? totals.total : null}
          checkoutId={checkoutId}
          isReady={issues.length === 0 && reasons.length === 0}
        />
      </Stack>
      <Box sx={{ position: { lg: 'sticky' }, top: { lg: 96 } }}>
        <CartSummary totals={totals} orderMinimum={orderMinimum} isPriced={isPriced}>
          <CheckoutButton
            id={checkoutId}
            issues={issues}
            reasons={reasons}
            firstStep={firstStepOf(props)}
          />
          {!refused && <CartQuoteLink />}
        </CartSummary>
        <SyncState />
        <CartActions
          lines={cart.lines}
          isDownloading={isDownloading}
          onDownload={() => download({ name: 'cart', lines: priced })}
          onEmpty={() => {
            onRemoval();
            empty();
          }}
        />
      </Box>
    </Box>
  );
};
