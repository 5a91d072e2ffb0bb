import { Route, Routes } from 'react-router-dom';
import { DashboardLayout } from '../../layouts/dashboard/DashboardLayout.tsx';
import { StoreLayout } from '../../layouts/store/StoreLayout.tsx';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { routesOf } from '../../lib/router/pageRoutes.tsx';
import { paths } from '../../lib/router/paths.ts';
import { privatePages } from '../guards/privatePages.ts';
import { RequireAdmin } from '../guards/RequireAdmin.tsx';
import { RequireSignIn } from '../guards/RequireSignIn.tsx';
import { accountPages, adminPages } from './dashboardPages.ts';
import { pageCallAt } from './pageCalls.ts';
import { SessionFrame } from './SessionFrame.tsx';

const NotFoundPage = lazyComponent(
  () => import('../../pages/shop/information/NotFoundPage.tsx'),
  'NotFoundPage',
);

/** The pages of the dashboard. */
export const dashboardPages = privatePages([...accountPages, ...adminPages]);

/** The dashboard's routes. They do not have the layout of the shop. */
export const DashboardRoutes = () => (
  <Routes>
    <Route element={<SessionFrame />}>
      <Route element={<RequireSignIn />}>
        <Route element={<DashboardLayout />}>
          {routesOf(accountPages, paths.dashboard)}
          <Route element={<RequireAdmin callAt={pageCallAt} />}>
            {routesOf(adminPages, paths.dashboard)}
          </Route>
        </Route>
      </Route>
    </Route>
    <Route element={<StoreLayout />}>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
