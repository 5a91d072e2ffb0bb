import { Route, Routes } from 'react-router-dom';
import { StoreLayout } from '../../layouts/store/StoreLayout.tsx';
import { routesOf } from '../../lib/router/pageRoutes.tsx';
import { paths } from '../../lib/router/paths.ts';
import { HomePage } from '../../pages/shop/home/HomePage.tsx';
import { PageBoundary } from '../../ui/feedback/PageBoundary.tsx';
import { DashboardRoutes, SessionRoutes } from './lazyRoutes.ts';
import { shopPages } from './shopPages.ts';

/** The shop's routes. The layouts have the suspense and error boundaries of their pages. */
export const ShopRoutes = () => (
  <Routes>
    <Route element={<StoreLayout />}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.homeAlias} element={<HomePage />} />
      {routesOf(shopPages)}
      <Route path="*" element={<SessionRoutes />} />
    </Route>
    <Route
      path={`${paths.dashboard}/*`}
      element={
        <PageBoundary>
          <DashboardRoutes />
        </PageBoundary>
      }
    />
  </Routes>
);
