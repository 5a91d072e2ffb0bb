import type { DocumentCaller } from 'functions/contract';
import { type PropsWithChildren, Suspense, useState } from 'react';
import { useFocusRestore } from '../../../lib/browser/useFocusRestore.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import type { OrderAction } from './orderActions.ts';
import { type ChooseAction, OrderActionsContext, type OutcomeListener } from './useOrderActions.ts';
import { useRunAction } from './useRunAction.ts';

/** Loaded later: few visits change an order, and its form needs much code. */
const OrderActionDialog = lazyComponent(
  () => import('./OrderActionDialog.tsx'),
  'OrderActionDialog',
);

interface Visit {
  number: number;
  action: OrderAction;
  onOutcome: OutcomeListener;
}

const ignoreOutcome = () => {};

/** The dialog of the chosen action, and whether it is open. */
const useDialogVisit = () => {
  const [visit, setVisit] = useState<Visit | null>(null);
  const [openNumber, setOpenNumber] = useState(0);
  const open: ChooseAction = (action, onOutcome = ignoreOutcome) => {
    const number = (visit?.number ?? 0) + 1;
    setVisit({ number, action, onOutcome });
    setOpenNumber(number);
  };
  /** An action that ends after its dialog was closed does not close the next one. */
  const close = (number: number) => setOpenNumber((now) => (now === number ? 0 : now));
  return { visit, isOpen: visit !== null && visit.number === openNumber, open, close };
};

/**
 * Contains the order actions of a page or a list, and their dialog. The dialog is outside the rows,
 * so that it stays when the row of its order disappears.
 */
export const OrderActionsProvider = ({
  caller,
  children,
}: PropsWithChildren<{ caller: DocumentCaller }>) => {
  const { visit, isOpen, open, close } = useDialogVisit();
  const { ref, remember, restore } = useFocusRestore();
  const run = useRunAction();
  const whenLoaded = useLazyDialog(OrderActionDialog);
  const choose: ChooseAction = (action, onOutcome) => {
    remember();
    void whenLoaded(() => open(action, onOutcome));
  };
  return (
    <OrderActionsContext value={choose}>
      <div ref={ref}>{children}</div>
      {visit && (
        <Suspense>
          <OrderActionDialog
            key={visit.number}
            action={visit.action}
            caller={caller}
            open={isOpen}
            onRun={run}
            onOutcome={visit.onOutcome}
            onClose={() => close(visit.number)}
            onClosed={restore}
          />
        </Suspense>
      )}
    </OrderActionsContext>
  );
};
