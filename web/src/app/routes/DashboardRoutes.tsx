import { Route, Routes } from 'react-router-dom';
import { DashboardLayout } from '../../layouts/dashboard/DashboardLayout.tsx';
import { StoreLayout } from '../../layouts/store/StoreLayout.tsx';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { paths } from '../../lib/router/paths.ts';
import { RequireAdmin } from '../guards/RequireAdmin.tsx';
import { RequireSignIn } from '../guards/RequireSignIn.tsx';
import { SessionFrame } from './SessionFrame.tsx';

const ProfilePage = lazyComponent(
  () => import('../../pages/account/profile/ProfilePage.tsx'),
  'ProfilePage',
);
const DashboardIndex = lazyComponent(() => import('./DashboardIndex.tsx'), 'DashboardIndex');
const MyOrdersPage = lazyComponent(
  () => import('../../pages/account/MyOrdersPage.tsx'),
  'MyOrdersPage',
);
const AddressesPage = lazyComponent(
  () => import('../../pages/account/AddressesPage.tsx'),
  'AddressesPage',
);
const AddReviewPage = lazyComponent(
  () => import('../../pages/account/review/AddReviewPage.tsx'),
  'AddReviewPage',
);
const AllOrdersPage = lazyComponent(
  () => import('../../pages/admin/sales/AllOrdersPage.tsx'),
  'AllOrdersPage',
);
const OrderDetailsPage = lazyComponent(
  () => import('../../pages/account/OrderDetailsPage.tsx'),
  'OrderDetailsPage',
);
const QuotesPage = lazyComponent(() => import('../../pages/account/QuotesPage.tsx'), 'QuotesPage');
const AllQuotesPage = lazyComponent(
  () => import('../../pages/admin/sales/AllQuotesPage.tsx'),
  'AllQuotesPage',
);
const QuotePage = lazyComponent(() => import('../../pages/account/QuotePage.tsx'), 'QuotePage');
const AcceptQuotePage = lazyComponent(
  () => import('../../pages/shop/buying/checkout/AcceptQuotePage.tsx'),
  'AcceptQuotePage',
);
const MakeAdminPage = lazyComponent(
  () => import('../../pages/admin/operations/MakeAdminPage.tsx'),
  'MakeAdminPage',
);
const ManageToolsPage = lazyComponent(
  () => import('../../pages/admin/catalogue/ManageToolsPage.tsx'),
  'ManageToolsPage',
);
const EditToolPage = lazyComponent(
  () => import('../../pages/admin/catalogue/EditToolPage.tsx'),
  'EditToolPage',
);
const AddToolPage = lazyComponent(
  () => import('../../pages/admin/catalogue/AddToolPage.tsx'),
  'AddToolPage',
);
const MailsPage = lazyComponent(
  () => import('../../pages/admin/operations/MailsPage.tsx'),
  'MailsPage',
);
const MailPage = lazyComponent(
  () => import('../../pages/admin/operations/MailPage.tsx'),
  'MailPage',
);
const AuditLogPage = lazyComponent(
  () => import('../../pages/admin/operations/AuditLogPage.tsx'),
  'AuditLogPage',
);
const InquiriesPage = lazyComponent(
  () => import('../../pages/admin/sales/InquiriesPage.tsx'),
  'InquiriesPage',
);
const InquiryPage = lazyComponent(
  () => import('../../pages/admin/sales/InquiryPage.tsx'),
  'InquiryPage',
);
const InvoicesPage = lazyComponent(
  () => import('../../pages/admin/sales/InvoicesPage.tsx'),
  'InvoicesPage',
);
const ReceivablesPage = lazyComponent(
  () => import('../../pages/admin/sales/ReceivablesPage.tsx'),
  'ReceivablesPage',
);
const ReviewsPage = lazyComponent(
  () => import('../../pages/admin/catalogue/ReviewsPage.tsx'),
  'ReviewsPage',
);
const CustomerPage = lazyComponent(
  () => import('../../pages/admin/sales/CustomerPage.tsx'),
  'CustomerPage',
);
const SettingsPage = lazyComponent(
  () => import('../../pages/admin/operations/SettingsPage.tsx'),
  'SettingsPage',
);
const NotFoundPage = lazyComponent(
  () => import('../../pages/shop/information/NotFoundPage.tsx'),
  'NotFoundPage',
);

/** The path of a page within the dashboard. */
const within = (path: string) => path.slice(`${paths.dashboard}/`.length);

/** The dashboard's routes. They do not have the layout of the shop. */
export const DashboardRoutes = () => (
  <Routes>
    <Route element={<SessionFrame />}>
      <Route element={<RequireSignIn />}>
        <Route element={<DashboardLayout />}>
          <Route index element={<DashboardIndex />} />
          <Route path={within(paths.myOrders)} element={<MyOrdersPage />} />
          <Route path={within(paths.orderDetails.path)} element={<OrderDetailsPage />} />
          <Route path={within(paths.quotes)} element={<QuotesPage />} />
          <Route path={within(paths.quote.path)} element={<QuotePage />} />
          <Route path={within(paths.acceptQuote.path)} element={<AcceptQuotePage />} />
          <Route path={within(paths.dashboardProfile)} element={<ProfilePage />} />
          <Route path={within(paths.addresses)} element={<AddressesPage />} />
          <Route path={within(paths.addReview)} element={<AddReviewPage />} />
          <Route element={<RequireAdmin />}>
            <Route path={within(paths.makeAdmin)} element={<MakeAdminPage />} />
            <Route path={within(paths.allOrders)} element={<AllOrdersPage />} />
            <Route path={within(paths.allQuotes)} element={<AllQuotesPage />} />
            <Route path={within(paths.invoices)} element={<InvoicesPage />} />
            <Route path={within(paths.receivables)} element={<ReceivablesPage />} />
            <Route path={within(paths.inquiries)} element={<InquiriesPage />} />
            <Route path={within(paths.inquiry.path)} element={<InquiryPage />} />
            <Route path={within(paths.manageTools)} element={<ManageToolsPage />} />
            <Route path={within(paths.editTool.path)} element={<EditToolPage />} />
            <Route path={within(paths.addTool)} element={<AddToolPage />} />
            <Route path={within(paths.customer.path)} element={<CustomerPage />} />
            <Route path={within(paths.reviews)} element={<ReviewsPage />} />
            <Route path={within(paths.settings)} element={<SettingsPage />} />
            <Route path={within(paths.mail)} element={<MailsPage />} />
            <Route path={within(paths.mailDetails.path)} element={<MailPage />} />
            <Route path={within(paths.auditLog)} element={<AuditLogPage />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route element={<StoreLayout />}>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
