import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent.ts';
import { DashboardLayout } from '../layouts/DashboardLayout.tsx';
import { StoreLayout } from '../layouts/StoreLayout.tsx';
import { paths } from '../paths.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSignIn } from './RequireSignIn.tsx';
import { SessionFrame } from './SessionFrame.tsx';

const ProfilePage = lazyComponent(() => import('../pages/ProfilePage.tsx'), 'ProfilePage');
const DashboardIndex = lazyComponent(() => import('./DashboardIndex.tsx'), 'DashboardIndex');
const MyOrdersPage = lazyComponent(() => import('../pages/MyOrdersPage.tsx'), 'MyOrdersPage');
const AddressesPage = lazyComponent(() => import('../pages/AddressesPage.tsx'), 'AddressesPage');
const AddReviewPage = lazyComponent(() => import('../pages/AddReviewPage.tsx'), 'AddReviewPage');
const AllOrdersPage = lazyComponent(() => import('../pages/AllOrdersPage.tsx'), 'AllOrdersPage');
const OrderDetailsPage = lazyComponent(
  () => import('../pages/OrderDetailsPage.tsx'),
  'OrderDetailsPage',
);
const QuotesPage = lazyComponent(() => import('../pages/QuotesPage.tsx'), 'QuotesPage');
const AllQuotesPage = lazyComponent(() => import('../pages/AllQuotesPage.tsx'), 'AllQuotesPage');
const QuotePage = lazyComponent(() => import('../pages/QuotePage.tsx'), 'QuotePage');
const AcceptQuotePage = lazyComponent(
  () => import('../pages/AcceptQuotePage.tsx'),
  'AcceptQuotePage',
);
const OrderRedirect = lazyComponent(() => import('./OrderRedirect.tsx'), 'OrderRedirect');
const MakeAdminPage = lazyComponent(() => import('../pages/MakeAdminPage.tsx'), 'MakeAdminPage');
const ManageToolsPage = lazyComponent(
  () => import('../pages/ManageToolsPage.tsx'),
  'ManageToolsPage',
);
const EditToolPage = lazyComponent(() => import('../pages/EditToolPage.tsx'), 'EditToolPage');
const AddToolPage = lazyComponent(() => import('../pages/AddToolPage.tsx'), 'AddToolPage');
const MailsPage = lazyComponent(() => import('../pages/MailsPage.tsx'), 'MailsPage');
const MailPage = lazyComponent(() => import('../pages/MailPage.tsx'), 'MailPage');
const AuditLogPage = lazyComponent(() => import('../pages/AuditLogPage.tsx'), 'AuditLogPage');
const InquiriesPage = lazyComponent(() => import('../pages/InquiriesPage.tsx'), 'InquiriesPage');
const InquiryPage = lazyComponent(() => import('../pages/InquiryPage.tsx'), 'InquiryPage');
const InvoicesPage = lazyComponent(() => import('../pages/InvoicesPage.tsx'), 'InvoicesPage');
const ReceivablesPage = lazyComponent(
  () => import('../pages/ReceivablesPage.tsx'),
  'ReceivablesPage',
);
const ReviewsPage = lazyComponent(() => import('../pages/ReviewsPage.tsx'), 'ReviewsPage');
const CustomerPage = lazyComponent(() => import('../pages/CustomerPage.tsx'), 'CustomerPage');
const SettingsPage = lazyComponent(() => import('../pages/SettingsPage.tsx'), 'SettingsPage');
const NotFoundPage = lazyComponent(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');

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
          <Route path={within(paths.orderDetailsAlias.path)} element={<OrderRedirect />} />
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
