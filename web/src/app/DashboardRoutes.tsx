import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent.ts';
import { DashboardLayout } from '../layouts/DashboardLayout.tsx';
import { paths } from '../paths.ts';
import { DashboardIndex } from './DashboardIndex.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';

const MyOrdersPage = lazyComponent(() => import('../pages/MyOrdersPage.tsx'), 'MyOrdersPage');
const ProfilePage = lazyComponent(() => import('../pages/ProfilePage.tsx'), 'ProfilePage');
const AddReviewPage = lazyComponent(() => import('../pages/AddReviewPage.tsx'), 'AddReviewPage');
const MakeAdminPage = lazyComponent(() => import('../pages/MakeAdminPage.tsx'), 'MakeAdminPage');
const AllOrdersPage = lazyComponent(() => import('../pages/AllOrdersPage.tsx'), 'AllOrdersPage');
const AllProductsPage = lazyComponent(
  () => import('../pages/AllProductsPage.tsx'),
  'AllProductsPage',
);
const ProductPage = lazyComponent(() => import('../pages/ProductPage.tsx'), 'ProductPage');
const AddProductPage = lazyComponent(() => import('../pages/AddProductPage.tsx'), 'AddProductPage');
const AuditLogPage = lazyComponent(() => import('../pages/AuditLogPage.tsx'), 'AuditLogPage');
const NotFoundPage = lazyComponent(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');

/** A path of the dashboard as these routes read it: from the dashboard on. */
const below = (path: string) => path.slice(`${paths.dashboard}/`.length);

/** The account's own pages, and those of admins. Loaded apart: the home page has no use for them. */
export const DashboardRoutes = () => (
  <Routes>
    <Route element={<DashboardLayout />}>
      <Route index element={<DashboardIndex />} />
      <Route path={below(paths.myOrders)} element={<MyOrdersPage />} />
      <Route path={below(paths.dashboardProfile)} element={<ProfilePage />} />
      <Route path={below(paths.addReview)} element={<AddReviewPage />} />
      <Route element={<RequireAdmin />}>
        <Route path={below(paths.makeAdmin)} element={<MakeAdminPage />} />
        <Route path={below(paths.allOrders)} element={<AllOrdersPage />} />
        <Route path={below(paths.allProducts)} element={<AllProductsPage />} />
        <Route path={below(paths.product.path)} element={<ProductPage />} />
        <Route path={below(paths.addProduct)} element={<AddProductPage />} />
        <Route path={below(paths.auditLog)} element={<AuditLogPage />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
