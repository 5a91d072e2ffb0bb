import type { Actor } from 'functions/contract';
import { type PropsWithChildren, Suspense, useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { useFocusRestore } from '../../../lib/browser/useFocusRestore.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import {
  type ChoosePart,
  type PartDialog,
  type PartDialogKind,
  PartDialogsContext,
} from './partDialogs.ts';
import { usePartChanges } from './usePartChanges.ts';

/** Loaded later: few visits change a part of an order, and the forms need much code. */
const PartDialogs = lazyComponent(() => import('./PartDialogs.tsx'), 'PartDialogs');

interface PartDialogsProviderProps {
  /** The order, once it has loaded. */
  order: Order | undefined;
  caller: Actor;
}

/** Contains the page of an order with what opens the dialogs for its parts. */
export const PartDialogsProvider = ({
  order,
  caller,
  children,
}: PropsWithChildren<PartDialogsProviderProps>) => {
  const { ref, remember, restore } = useFocusRestore();
  const whenLoaded = useLazyDialog(PartDialogs, caller.staff);
  const changes = usePartChanges(order?._id);
  const [visit, setVisit] = useState<{ number: number; kind: PartDialogKind } | null>(null);
  const [openNumber, setOpenNumber] = useState(0);
  const choose: ChoosePart = (kind) => {
    remember();
    void whenLoaded(() => {
      const number = (visit?.number ?? 0) + 1;
      setVisit({ number, kind });
      setOpenNumber(number);
    });
  };
  const dialogOf = ({ number, kind }: NonNullable<typeof visit>): PartDialog => ({
    kind,
    number,
    open: number === openNumber,
    /** A change that ends after its dialog was closed does not close the next one. */
    onClose: () => setOpenNumber((current) => (current === number ? 0 : current)),
    onClosed: restore,
    changes,
  });
  return (
    <PartDialogsContext value={choose}>
      <div ref={ref}>{children}</div>
      {visit && order && (
        <Suspense>
          <PartDialogs dialog={dialogOf(visit)} order={order} caller={caller} />
        </Suspense>
      )}
    </PartDialogsContext>
  );
};
