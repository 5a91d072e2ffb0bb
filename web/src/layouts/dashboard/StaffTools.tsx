import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Live } from '../../domain/live/Live.tsx';
import { lastChangedOrder } from '../../domain/live/liveSources.ts';
import { useLiveTasks } from '../../domain/tasks/useTasks.ts';
import { plainKeyOf } from '../../lib/keys/plainKey.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { dashboardDestinationsOf } from '../navigation/dashboardDestinations.ts';
import { type StaffDialog, showStaffDialog, useStaffDialog } from './staffDialog.ts';

const FinderDialog = lazyComponent(
  () => import('../../features/finder/FinderDialog.tsx'),
  'FinderDialog',
);
const KeysDialog = lazyComponent(
  () => import('../../features/finder/KeysDialog.tsx'),
  'KeysDialog',
);

const pages = [
  ...dashboardDestinationsOf({ admin: true }),
  { label: 'New offer', to: furtherPaths.newOffer.path },
  { label: 'Customer groups', to: furtherPaths.customerGroups },
];

const isOtherDialogOpen = () =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

const dialogOf = (event: KeyboardEvent, shown: StaffDialog | null): StaffDialog | null => {
  const isFinder = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (isFinder && !event.altKey && !event.shiftKey) {
    event.preventDefault();
    if (shown === 'finder') return null;
    return isOtherDialogOpen() ? shown : 'finder';
  }
  return plainKeyOf(event) === '?' ? 'keys' : shown;
};

const close = () => showStaffDialog(null);

const Dialogs = ({ uid }: { uid: string }) => {
  const shown = useStaffDialog();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const next = dialogOf(event, shown);
      if (next !== shown) showStaffDialog(next);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shown]);
  useEffect(() => close, []);
  return (
    <ErrorBoundary fallback={null} resetKeys={[shown]}>
      <Suspense>
        {shown === 'finder' && <FinderDialog uid={uid} pages={pages} onClose={close} />}
        {shown === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </ErrorBoundary>
  );
};

/** What staff have on every page of the dashboard: current counts in the menu, and their keys. */
export const StaffTools = ({ uid }: { uid: string }) => {
  const { onOrders, refresh } = useLiveTasks();
  return (
    <>
      <Live source={lastChangedOrder} onContent={onOrders} refresh={refresh} />
      <Dialogs uid={uid} />
    </>
  );
};
