import { lazyComponent } from '../components/lazyComponent.ts';
import { Spinner } from '../components/Spinner.tsx';
import { useSession } from '../features/session/useSession.ts';

const MyOrdersPage = lazyComponent(() => import('../pages/MyOrdersPage.tsx'), 'MyOrdersPage');
const OverviewPage = lazyComponent(() => import('../pages/OverviewPage.tsx'), 'OverviewPage');

/** The dashboard's first page: the overview for admins, their own orders for customers. */
export const DashboardIndex = () => {
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  return session.admin ? <OverviewPage /> : <MyOrdersPage />;
};
