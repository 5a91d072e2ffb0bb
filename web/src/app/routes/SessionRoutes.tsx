import { Route, Routes } from 'react-router-dom';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { type PageRoute, routesOf } from '../../lib/router/pageRoutes.tsx';
import { paths } from '../../lib/router/paths.ts';
import { privatePages } from '../guards/privatePages.ts';
import { RequireSignIn } from '../guards/RequireSignIn.tsx';
import { SessionFrame } from './SessionFrame.tsx';

const openPages: PageRoute[] = [
  {
    path: paths.login,
    Page: lazyComponent(() => import('../../pages/account/session/LoginPage.tsx'), 'LoginPage'),
  },
  {
    path: paths.register,
    Page: lazyComponent(
      () => import('../../pages/account/session/RegisterPage.tsx'),
      'RegisterPage',
    ),
  },
  {
    path: paths.resetPassword,
    Page: lazyComponent(
      () => import('../../pages/account/session/ResetPasswordPage.tsx'),
      'ResetPasswordPage',
    ),
  },
  {
    path: paths.cart,
    Page: lazyComponent(() => import('../../pages/shop/buying/CartPage.tsx'), 'CartPage'),
  },
  {
    path: paths.quickOrder,
    Page: lazyComponent(
      () => import('../../pages/shop/buying/QuickOrderPage.tsx'),
      'QuickOrderPage',
    ),
  },
  {
    path: furtherPaths.family.path,
    Page: lazyComponent(() => import('../../pages/shop/catalogue/FamilyPage.tsx'), 'FamilyPage'),
  },
  {
    path: furtherPaths.compare.path,
    Page: lazyComponent(() => import('../../pages/shop/catalogue/ComparePage.tsx'), 'ComparePage'),
  },
  {
    path: paths.invitation.path,
    Page: lazyComponent(
      () => import('../../pages/account/company/InvitationPage.tsx'),
      'InvitationPage',
    ),
  },
  {
    path: furtherPaths.staffInvitation.path,
    Page: lazyComponent(
      () => import('../../pages/account/StaffInvitationPage.tsx'),
      'StaffInvitationPage',
    ),
  },
];

const companyPages = [
  {
    path: paths.newCompany,
    Page: lazyComponent(
      () => import('../../pages/account/company/NewCompanyPage.tsx'),
      'NewCompanyPage',
    ),
  },
  {
    path: paths.company.path,
    Page: lazyComponent(() => import('../../pages/account/company/CompanyPage.tsx'), 'CompanyPage'),
  },
  {
    path: furtherPaths.companyMembers,
    Page: lazyComponent(
      () => import('../../pages/account/company/CompanyMembersPage.tsx'),
      'CompanyMembersPage',
    ),
  },
  {
    path: furtherPaths.companyLimits,
    Page: lazyComponent(
      () => import('../../pages/account/company/CompanyLimitsPage.tsx'),
      'CompanyLimitsPage',
    ),
  },
  {
    path: furtherPaths.companyAddresses,
    Page: lazyComponent(
      () => import('../../pages/account/company/CompanyAddressesPage.tsx'),
      'CompanyAddressesPage',
    ),
  },
  {
    path: furtherPaths.companyRules,
    Page: lazyComponent(
      () => import('../../pages/account/company/CompanyRulesPage.tsx'),
      'CompanyRulesPage',
    ),
  },
  {
    path: furtherPaths.companyKeys,
    Page: lazyComponent(
      () => import('../../pages/account/company/CompanyKeysPage.tsx'),
      'CompanyKeysPage',
    ),
  },
  {
    path: furtherPaths.companyWebhooks,
    Page: lazyComponent(
      () => import('../../pages/account/company/CompanyWebhooksPage.tsx'),
      'CompanyWebhooksPage',
    ),
  },
  {
    path: furtherPaths.companyWebhook.path,
    Page: lazyComponent(
      () => import('../../pages/account/company/CompanyWebhookPage.tsx'),
      'CompanyWebhookPage',
    ),
  },
  {
    path: furtherPaths.companyLog,
    Page: lazyComponent(
      () => import('../../pages/account/company/CompanyLogPage.tsx'),
      'CompanyLogPage',
    ),
  },
];

const memberPages = privatePages([
  {
    path: paths.order.path,
    Page: lazyComponent(() => import('../../pages/shop/buying/order/OrderPage.tsx'), 'OrderPage'),
  },
  {
    path: paths.checkout,
    Page: lazyComponent(
      () => import('../../pages/shop/buying/checkout/CheckoutPage.tsx'),
      'CheckoutPage',
    ),
  },
  {
    path: paths.quoteRequest.path,
    Page: lazyComponent(
      () => import('../../pages/shop/buying/QuoteRequestPage.tsx'),
      'QuoteRequestPage',
    ),
  },
  {
    path: paths.profile,
    Page: lazyComponent(() => import('../../pages/account/profile/ProfilePage.tsx'), 'ProfilePage'),
  },
  ...companyPages,
]);

const NotFoundPage = lazyComponent(
  () => import('../../pages/shop/information/NotFoundPage.tsx'),
  'NotFoundPage',
);

/** The pages that use the session and have the layout of the shop. */
export const sessionPages = [...openPages, ...memberPages];

export const SessionRoutes = () => (
  <Routes>
    <Route element={<SessionFrame />}>
      {routesOf(openPages)}
      <Route element={<RequireSignIn />}>{routesOf(memberPages)}</Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
