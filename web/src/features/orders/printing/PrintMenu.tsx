import { mdiPrinterOutline } from '@mdi/js';
import { Suspense, useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

/** Loaded later: it is not needed to look at orders. */
const PrintChoices = lazyComponent(() => import('./PrintChoices.tsx'), 'PrintChoices');

/** A button that opens a menu of what can be printed of the orders. */
export const PrintMenu = ({ orders }: { orders: readonly Order[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isPending, setPending] = useState(false);
  const whenLoaded = useLazyDialog(PrintChoices);
  const run = (printing: Promise<void>) => {
    setPending(true);
    void printing.finally(() => setPending(false));
  };
  return (
    <>
      <SendButton
        variant="outlined"
        startIcon={<Icon path={mdiPrinterOutline} />}
        loading={isPending}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => void whenLoaded(() => setAnchor(currentTarget))}
      >
        Print
      </SendButton>
      {anchor && (
        <Suspense>
          <PrintChoices
            anchor={anchor}
            orders={orders}
            onRun={run}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
