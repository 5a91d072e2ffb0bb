import type { Actor } from 'functions/contract';
import { type PropsWithChildren, Suspense, useCallback, useState } from 'react';
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

interface DialogState {
  visit: Visit | null;
  isOpen: boolean;
}

const ignoreOutcome = () => {};

/** The dialog of the chosen action, and whether it is open. */
const useDialogVisit = () => {
  const [state, setState] = useState<DialogState>({ visit: null, isOpen: false });
  const open: ChooseAction = useCallback((action, onOutcome = ignoreOutcome) => {
    setState(({ visit }) => {
      const number = (visit?.number ?? 0) + 1;
      return { visit: { number, action, onOutcome }, isOpen: true };
    });
  }, []);
  /** An action that ends after its dialog was closed does not close the next one. */
  const close = (number: number) =>
    setState((now) => (now.visit?.number === number ? { ...now, isOpen: false } : now));
  return { ...state, open, close };
};

/**
 * Contains the order actions of a page or a list, and their dialog. The dialog is outside the rows,
 * so that it stays when the row of its order disappears.
 */
export const OrderActionsProvider = ({
  caller,
  children,
}: PropsWithChildren<{ caller: Actor }>) => {
  const { visit, isOpen, open, close } = useDialogVisit();
  const { ref, remember, restore } = useFocusRestore();
  const run = useRunAction();
  const whenLoaded = useLazyDialog(OrderActionDialog);
  // The same whatever opens and closes, so that the rows of a list do not render again.
  const choose: ChooseAction = useCallback(
    (action, onOutcome) => {
      remember();
      void whenLoaded(() => open(action, onOutcome));
    },
    [remember, whenLoaded, open],
  );
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
