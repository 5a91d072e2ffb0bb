import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

const MyOrdersPage = lazyComponent(
  () => import('../../pages/account/MyOrdersPage.tsx'),
  'MyOrdersPage',
);
const OverviewPage = lazyComponent(
  () => import('../../pages/admin/sales/OverviewPage.tsx'),
  'OverviewPage',
);

/** The dashboard's first page: the overview for admins, their own orders for customers. */
export const DashboardIndex = () => {
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  return session.admin ? <OverviewPage /> : <MyOrdersPage />;
};
