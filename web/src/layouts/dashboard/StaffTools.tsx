import { apiRoutes } from 'functions/contract';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Live } from '../../domain/live/Live.tsx';
import { lastChangedOrder } from '../../domain/live/liveSources.ts';
import { Allowed } from '../../domain/staff/Allowed.tsx';
import { useMay } from '../../domain/staff/useMay.ts';
import { useLiveTasks } from '../../domain/tasks/useTasks.ts';
import { plainKeyOf } from '../../lib/keys/plainKey.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { dashboardDestinationsOf } from '../navigation/dashboardDestinations.ts';
import type { Destination } from '../navigation/navigation.ts';
import { type StaffDialog, showStaffDialog, useStaffDialog } from './staffDialog.ts';

const FinderDialog = lazyComponent(
  () => import('../../features/finder/FinderDialog.tsx'),
  'FinderDialog',
);
const KeysDialog = lazyComponent(
  () => import('../../features/finder/KeysDialog.tsx'),
  'KeysDialog',
);

const pages: Destination[] = [
  ...dashboardDestinationsOf({ admin: true }),
  { label: 'New offer', to: furtherPaths.newOffer.path, route: apiRoutes.requestQuote },
  {
    label: 'Customer groups',
    to: furtherPaths.customerGroups,
    route: apiRoutes.listCustomerGroups,
  },
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
  const may = useMay();
  const permittedPages = pages.filter(({ route }) => !route || may(route));
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
        {shown === 'finder' && <FinderDialog uid={uid} pages={permittedPages} onClose={close} />}
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
      <Allowed call={apiRoutes.listOrders}>
        <Live source={lastChangedOrder} onContent={onOrders} refresh={refresh} />
      </Allowed>
      <Dialogs uid={uid} />
    </>
  );
};
