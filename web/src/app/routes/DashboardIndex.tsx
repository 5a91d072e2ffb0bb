import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { getSession, type Session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

const BuyerDashboardPage = lazyComponent(
  () => import('../../pages/account/BuyerDashboardPage.tsx'),
  'BuyerDashboardPage',
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
      <BuyerDashboardPage />
    </PrerenderedFor>
  </>
);

const pageOf = (session: Session & { status: 'signedIn' }) =>
  session.admin ? OverviewPage : BuyerDashboardPage;

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

/**
 * The dashboard's first page: the overview for admins, what waits and the own orders for customers.
 */
export const DashboardIndex = Object.assign(Index, {
  preload,
  module: 'DashboardRoutes',
  further: [BuyerDashboardPage.module, OverviewPage.module],
});
