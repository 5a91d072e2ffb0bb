import { mdiCartPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import { counted, formatCents } from 'functions/contract';
import { AddedAlert } from '../../../../domain/cart/notices/AddedAlert.tsx';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { SendButton } from '../../../../ui/feedback/SendButton.tsx';
import { Icon } from '../../../../ui/media/Icon.tsx';
import type { FamilyOrderState } from './useFamilyOrder.ts';

const Notice = ({ order: { notice, dismiss } }: { order: FamilyOrderState }) => (
  <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
    {notice && (
      <AddedAlert
        severity={notice.isComplete ? 'success' : 'warning'}
        hasCartLink={notice.isInCart}
        undo={notice.undo}
        onClose={dismiss}
      >
        {notice.text}
      </AddedAlert>
    )}
  </Box>
);

const countsText = ({ ready, attention }: FamilyOrderState): string =>
  [
    counted(ready.length, 'size'),
    attention > 0 && `${attention} ${attention === 1 ? 'needs' : 'need'} attention`,
  ]
    .filter(Boolean)
    .join(', ');

interface OrderFootProps {
  order: FamilyOrderState;
  /** Whether the payer cannot order. */
  isRefused: boolean;
}

/** The total of all sizes, and the button that adds them. */
export const OrderFoot = ({ order, isRefused }: OrderFootProps) => {
  const { ready, total, add, isAdding, error } = order;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Notice order={order} />
      <ListError message={shownMessageOf(error)} onRetry={add} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Box sx={{ mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          <span role="status">{countsText(order)}</span>
          <Box
            aria-label="Total"
            component="output"
            sx={{ display: 'block', fontSize: '1.25rem', fontWeight: 700 }}
          >
            {formatCents(total)}
          </Box>
        </Box>
        <SendButton
          variant="contained"
          size="large"
          aria-keyshortcuts="Control+Enter"
          startIcon={<Icon path={mdiCartPlus} />}
          disabled={ready.length === 0 || isRefused}
          loading={isAdding}
          loadingPosition="start"
          onClick={add}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          Add all to cart
        </SendButton>
      </Box>
    </Box>
  );
};
