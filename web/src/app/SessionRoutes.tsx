import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent.ts';
import { paths } from '../paths.ts';

const SessionFrame = lazyComponent(() => import('./SessionFrame.tsx'), 'SessionFrame');
const RequireSignIn = lazyComponent(() => import('./RequireSignIn.tsx'), 'RequireSignIn');
const RequireAdmin = lazyComponent(() => import('./RequireAdmin.tsx'), 'RequireAdmin');
const DashboardLayout = lazyComponent(
  () => import('../layouts/DashboardLayout.tsx'),
  'DashboardLayout',
);
const LoginPage = lazyComponent(() => import('../pages/LoginPage.tsx'), 'LoginPage');
const RegisterPage = lazyComponent(() => import('../pages/RegisterPage.tsx'), 'RegisterPage');
const ResetPasswordPage = lazyComponent(
  () => import('../pages/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);
const OrderPage = lazyComponent(() => import('../pages/OrderPage.tsx'), 'OrderPage');
const ProfilePage = lazyComponent(() => import('../pages/ProfilePage.tsx'), 'ProfilePage');
const DashboardIndex = lazyComponent(() => import('./DashboardIndex.tsx'), 'DashboardIndex');
const MyOrdersPage = lazyComponent(() => import('../pages/MyOrdersPage.tsx'), 'MyOrdersPage');
const AddReviewPage = lazyComponent(() => import('../pages/AddReviewPage.tsx'), 'AddReviewPage');
const AllOrdersPage = lazyComponent(() => import('../pages/AllOrdersPage.tsx'), 'AllOrdersPage');
const OrderDetailsPage = lazyComponent(
  () => import('../pages/OrderDetailsPage.tsx'),
  'OrderDetailsPage',
);
const MakeAdminPage = lazyComponent(() => import('../pages/MakeAdminPage.tsx'), 'MakeAdminPage');
const ManageToolsPage = lazyComponent(
  () => import('../pages/ManageToolsPage.tsx'),
  'ManageToolsPage',
);
const EditToolPage = lazyComponent(() => import('../pages/EditToolPage.tsx'), 'EditToolPage');
const AddToolPage = lazyComponent(() => import('../pages/AddToolPage.tsx'), 'AddToolPage');
const AuditLogPage = lazyComponent(() => import('../pages/AuditLogPage.tsx'), 'AuditLogPage');
const NotFoundPage = lazyComponent(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');

/** The routes that use the session, in a chunk that public pages do not load. */
export const SessionRoutes = () => (
  <Routes>
    <Route element={<SessionFrame />}>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.register} element={<RegisterPage />} />
      <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      <Route element={<RequireSignIn />}>
        <Route path={paths.order.path} element={<OrderPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.dashboard} element={<DashboardLayout />}>
          <Route index element={<DashboardIndex />} />
          <Route path={paths.myOrders} element={<MyOrdersPage />} />
          <Route path={paths.dashboardProfile} element={<ProfilePage />} />
          <Route path={paths.addReview} element={<AddReviewPage />} />
          <Route element={<RequireAdmin />}>
            <Route path={paths.makeAdmin} element={<MakeAdminPage />} />
            <Route path={paths.allOrders} element={<AllOrdersPage />} />
            <Route path={paths.orderDetails.path} element={<OrderDetailsPage />} />
            <Route path={paths.manageTools} element={<ManageToolsPage />} />
            <Route path={paths.editTool.path} element={<EditToolPage />} />
            <Route path={paths.addTool} element={<AddToolPage />} />
            <Route path={paths.auditLog} element={<AuditLogPage />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
