import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { getSession, type Session } from '../../lib/session/session.ts';
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

const Prerendered = () => (
  <>
    <PrerenderedFor audiences={['admin']}>
      <OverviewPage />
    </PrerenderedFor>
    <PrerenderedFor audiences={['customer']}>
      <MyOrdersPage />
    </PrerenderedFor>
  </>
);

const pageOf = (session: Session & { status: 'signedIn' }) =>
  session.admin ? OverviewPage : MyOrdersPage;

const Index = () => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  if (isPrerendered) return <Prerendered />;
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  const Page = pageOf(session);
  return <Page />;
};

const preload = async () => {
  const session = getSession();
  if (session.status === 'signedIn') await pageOf(session).preload();
};

/** The dashboard's first page: the overview for admins, their own orders for customers. */
export const DashboardIndex = Object.assign(Index, {
  preload,
  module: 'DashboardRoutes',
  further: [MyOrdersPage.module, OverviewPage.module],
});
