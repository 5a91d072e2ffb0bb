import { mdiCallSplit, mdiCheck, mdiEyeOffOutline, mdiRestore, mdiUndoVariant } from '@mdi/js';
import { apiRoutes, type BankEntry, type BankEntryDetails } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Suspense, useCallback } from 'react';
import { type Called, permitted } from '../../domain/staff/permitted.ts';
import { type May, useMay } from '../../domain/staff/useMay.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { notified } from '../../lib/forms/outcomes.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../lib/router/useLazyDialog.ts';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { useSelection } from '../../ui/lists/selection/useSelection.ts';
import { useItemDialog } from '../../ui/lists/useItemDialog.ts';
import { isBookable, proposedBooking } from './booking/proposal.ts';
import { readBankEntry } from './booking/readBankEntry.ts';
import { SelectedEntries } from './booking/SelectedEntries.tsx';
import { type BankActions, bankFailureText, useBankActions } from './booking/useBankActions.ts';
import { entryRows } from './entries/entryRows.tsx';
import { entryName } from './entries/entryTexts.ts';

const SplitDialog = lazyComponent(() => import('./booking/SplitDialog.tsx'), 'SplitDialog');
const UndoDialog = lazyComponent(() => import('./booking/UndoDialog.tsx'), 'UndoDialog');

/** The button of a booking, and those with icons, in pixels. */
const actionsWidth = 196;

interface RowDeeds {
  may: May;
  actions: BankActions;
  ask: (dialog: 'split' | 'undo', entry: BankEntry) => void;
}

const bookAsProposed = (entry: BankEntry, actions: BankActions): Called<RowAction>[] => {
  const booking = proposedBooking(entry);
  if (!booking) return [];
  const send = async () => {
    await actions.book({ entry, booking });
    return `${entryName(entry)} is booked`;
  };
  return [
    {
      label: 'Book',
      icon: mdiCheck,
      showsLabel: true,
      run: () => void notified(send(), bankFailureText),
      call: apiRoutes.bookBankEntry,
    },
  ];
};

const moving = (
  entry: BankEntry,
  actions: BankActions,
  {
    label,
    icon,
    status,
    done,
  }: Pick<RowAction, 'label' | 'icon'> & {
    status: 'left' | 'open';
    done: string;
  },
): Called<RowAction> => {
  const send = async () => {
    await actions.move({ entry, status });
    return `${entryName(entry)} ${done}`;
  };
  return {
    label,
    icon,
    run: () => void notified(send(), bankFailureText),
    call: apiRoutes.changeBankEntryStatus,
  };
};

/** What can be done with an entry. */
const actionsOf = (entry: BankEntry, { may, actions, ask }: RowDeeds): RowAction[] => {
  if (entry.status === 'booked') {
    return permitted<RowAction>(may, [
      {
        label: 'Undo',
        icon: mdiUndoVariant,
        run: () => ask('undo', entry),
        call: apiRoutes.undoBankBooking,
      },
    ]);
  }
  if (entry.status === 'left') {
    const opening = {
      label: 'Open again',
      icon: mdiRestore,
      status: 'open',
      done: 'is open again',
    } as const;
    return permitted<RowAction>(may, [moving(entry, actions, opening)]);
  }
  const leaving = {
    label: 'Leave alone',
    icon: mdiEyeOffOutline,
    status: 'left',
    done: 'is left alone',
  } as const;
  return permitted<RowAction>(may, [
    ...bookAsProposed(entry, actions),
    ...(isBookable(entry)
      ? [
          {
            label: 'Split',
            icon: mdiCallSplit,
            run: () => ask('split', entry),
            call: apiRoutes.bookBankEntry,
          },
        ]
      : []),
    moving(entry, actions, leaving),
  ]);
};

/** What a dialog is about: a split needs what is open now. */
type Asked = { undone: BankEntry } | { split: BankEntryDetails };

/** A booking is undone with a reason, one at a time. */
const canSelect = ({ status }: BankEntry): boolean => status !== 'booked';

/** Entries with their actions. */
export const BankEntries = ({ entries }: { entries: BankEntry[] }) => {
  const selection = useSelection(entries.filter(canSelect).map(({ _id }) => _id));
  const may = useMay();
  const actions = useBankActions();
  const { ref, chosen, choose, dialog } = useItemDialog<Asked>();
  const mayBook = may(apiRoutes.bookBankEntry);
  const loadSplit = useLazyDialog(SplitDialog, mayBook);
  const loadUndo = useLazyDialog(UndoDialog, mayBook);
  const ask = useCallback(
    async (kind: 'split' | 'undo', entry: BankEntry) => {
      if (kind === 'undo') return loadUndo(() => choose({ undone: entry }));
      try {
        const split = await readBankEntry(entry._id);
        await loadSplit(() => choose({ split }));
      } catch (error) {
        enqueueSnackbar(messageOf(error), { variant: 'error' });
      }
    },
    [loadSplit, loadUndo, choose],
  );
  const rowActions = useCallback(
    (entry: BankEntry) =>
      actionsOf(entry, { may, actions, ask: (kind, one) => void ask(kind, one) }),
    [may, actions, ask],
  );
  return (
    <>
      <div ref={ref}>
        <DataList
          label="Entries"
          rows={entries}
          {...entryRows}
          actions={rowActions}
          actionsHeader="Action"
          actionsWidth={actionsWidth}
          selection={mayBook ? selection : null}
          canSelect={canSelect}
        />
      </div>
      {mayBook && (
        <SelectedEntries
          entries={entries.filter(({ _id }) => selection.has(_id))}
          selection={selection}
        />
      )}
      {chosen && (
        <Suspense>
          {'split' in chosen.item ? (
            <SplitDialog
              key={chosen.visit}
              details={chosen.item.split}
              actions={actions}
              {...dialog}
            />
          ) : (
            <UndoDialog
              key={chosen.visit}
              entry={chosen.item.undone}
              actions={actions}
              {...dialog}
            />
          )}
        </Suspense>
      )}
    </>
  );
};
