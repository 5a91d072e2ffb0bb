import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import type { PageRoute } from '../../lib/router/pageRoutes.tsx';
import { paths } from '../../lib/router/paths.ts';
import { previewPaths } from '../../lib/router/previewPaths.ts';
import { DashboardIndex } from './DashboardIndex.tsx';
import { officePages } from './officePages.ts';

/** The pages of the dashboard for every account. */
export const accountPages: PageRoute[] = [
  { path: paths.dashboard, Page: DashboardIndex },
  {
    path: paths.myOrders,
    Page: lazyComponent(() => import('../../pages/account/MyOrdersPage.tsx'), 'MyOrdersPage'),
  },
  {
    path: paths.orderDetails.path,
    Page: lazyComponent(
      () => import('../../pages/account/OrderDetailsPage.tsx'),
      'OrderDetailsPage',
    ),
  },
  {
    path: paths.newReturn.path,
    Page: lazyComponent(() => import('../../pages/account/NewReturnPage.tsx'), 'NewReturnPage'),
  },
  {
    path: paths.orderReturn.path,
    Page: lazyComponent(() => import('../../pages/account/ReturnPage.tsx'), 'ReturnPage'),
  },
  {
    path: paths.quotes,
    Page: lazyComponent(() => import('../../pages/account/QuotesPage.tsx'), 'QuotesPage'),
  },
  {
    path: paths.quote.path,
    Page: lazyComponent(() => import('../../pages/account/QuotePage.tsx'), 'QuotePage'),
  },
  {
    path: lazyPaths.acceptQuote.path,
    Page: lazyComponent(
      () => import('../../pages/shop/buying/checkout/AcceptQuotePage.tsx'),
      'AcceptQuotePage',
    ),
  },
  {
    path: paths.ownInvoices,
    Page: lazyComponent(
      () => import('../../pages/account/invoices/OwnInvoicesPage.tsx'),
      'OwnInvoicesPage',
    ),
  },
  {
    path: paths.dashboardProfile,
    Page: lazyComponent(() => import('../../pages/account/profile/ProfilePage.tsx'), 'ProfilePage'),
  },
  {
    path: paths.addresses,
    Page: lazyComponent(() => import('../../pages/account/AddressesPage.tsx'), 'AddressesPage'),
  },
  {
    path: furtherPaths.buyAgain,
    Page: lazyComponent(() => import('../../pages/account/BuyAgainPage.tsx'), 'BuyAgainPage'),
  },
  {
    path: furtherPaths.partNumbers,
    Page: lazyComponent(() => import('../../pages/account/PartNumbersPage.tsx'), 'PartNumbersPage'),
  },
  {
    path: furtherPaths.shoppingLists,
    Page: lazyComponent(
      () => import('../../pages/account/ShoppingListsPage.tsx'),
      'ShoppingListsPage',
    ),
  },
  {
    path: furtherPaths.shoppingList.path,
    Page: lazyComponent(
      () => import('../../pages/account/ShoppingListPage.tsx'),
      'ShoppingListPage',
    ),
  },
  {
    path: paths.approvals,
    Page: lazyComponent(
      () => import('../../pages/account/approvals/ApprovalsPage.tsx'),
      'ApprovalsPage',
    ),
  },
  {
    path: paths.approval.path,
    Page: lazyComponent(
      () => import('../../pages/account/approvals/ApprovalPage.tsx'),
      'ApprovalPage',
    ),
  },
  {
    path: paths.addReview,
    Page: lazyComponent(
      () => import('../../pages/account/review/AddReviewPage.tsx'),
      'AddReviewPage',
    ),
  },
];

/** The pages of the dashboard for admins. */
export const adminPages: PageRoute[] = [
  {
    path: paths.makeAdmin,
    Page: lazyComponent(
      () => import('../../pages/admin/operations/MakeAdminPage.tsx'),
      'MakeAdminPage',
    ),
  },
  {
    path: paths.allOrders,
    Page: lazyComponent(() => import('../../pages/admin/sales/AllOrdersPage.tsx'), 'AllOrdersPage'),
  },
  {
    path: paths.allQuotes,
    Page: lazyComponent(() => import('../../pages/admin/sales/AllQuotesPage.tsx'), 'AllQuotesPage'),
  },
  {
    path: furtherPaths.newOffer.path,
    Page: lazyComponent(() => import('../../pages/admin/sales/NewOfferPage.tsx'), 'NewOfferPage'),
  },
  {
    path: paths.allReturns,
    Page: lazyComponent(
      () => import('../../pages/admin/sales/AllReturnsPage.tsx'),
      'AllReturnsPage',
    ),
  },
  {
    path: paths.invoices,
    Page: lazyComponent(() => import('../../pages/admin/sales/InvoicesPage.tsx'), 'InvoicesPage'),
  },
  {
    path: furtherPaths.receivables,
    Page: lazyComponent(
      () => import('../../pages/admin/sales/ReceivablesPage.tsx'),
      'ReceivablesPage',
    ),
  },
  {
    path: furtherPaths.reports,
    Page: lazyComponent(() => import('../../pages/admin/sales/ReportsPage.tsx'), 'ReportsPage'),
  },
  {
    path: paths.inquiries,
    Page: lazyComponent(() => import('../../pages/admin/sales/InquiriesPage.tsx'), 'InquiriesPage'),
  },
  {
    path: paths.inquiry.path,
    Page: lazyComponent(() => import('../../pages/admin/sales/InquiryPage.tsx'), 'InquiryPage'),
  },
  {
    path: paths.manageTools,
    Page: lazyComponent(
      () => import('../../pages/admin/catalogue/ManageToolsPage.tsx'),
      'ManageToolsPage',
    ),
  },
  {
    path: lazyPaths.editTool.path,
    Page: lazyComponent(
      () => import('../../pages/admin/catalogue/EditToolPage.tsx'),
      'EditToolPage',
    ),
  },
  {
    path: paths.addTool,
    Page: lazyComponent(() => import('../../pages/admin/catalogue/AddToolPage.tsx'), 'AddToolPage'),
  },
  {
    path: paths.priceLists,
    Page: lazyComponent(
      () => import('../../pages/admin/prices/PriceListsPage.tsx'),
      'PriceListsPage',
    ),
  },
  {
    path: lazyPaths.newPriceList.path,
    Page: lazyComponent(
      () => import('../../pages/admin/prices/NewPriceListPage.tsx'),
      'NewPriceListPage',
    ),
  },
  {
    path: lazyPaths.priceList.path,
    Page: lazyComponent(
      () => import('../../pages/admin/prices/PriceListPage.tsx'),
      'PriceListPage',
    ),
  },
  {
    path: furtherPaths.attributes,
    Page: lazyComponent(
      () => import('../../pages/admin/catalogue/AttributesPage.tsx'),
      'AttributesPage',
    ),
  },
  {
    path: furtherPaths.families,
    Page: lazyComponent(
      () => import('../../pages/admin/catalogue/FamiliesPage.tsx'),
      'FamiliesPage',
    ),
  },
  {
    path: lazyPaths.managedFamily.path,
    Page: lazyComponent(
      () => import('../../pages/admin/catalogue/EditFamilyPage.tsx'),
      'EditFamilyPage',
    ),
  },
  {
    path: furtherPaths.customerGroups,
    Page: lazyComponent(
      () => import('../../pages/admin/prices/CustomerGroupsPage.tsx'),
      'CustomerGroupsPage',
    ),
  },
  {
    path: lazyPaths.customer.path,
    Page: lazyComponent(() => import('../../pages/admin/sales/CustomerPage.tsx'), 'CustomerPage'),
  },
  {
    path: previewPaths.catalogue.path,
    Page: lazyComponent(
      () => import('../../pages/admin/prices/CustomerCataloguePage.tsx'),
      'CustomerCataloguePage',
    ),
  },
  {
    path: previewPaths.family.path,
    Page: lazyComponent(
      () => import('../../pages/admin/prices/CustomerFamilyPage.tsx'),
      'CustomerFamilyPage',
    ),
  },
  {
    path: previewPaths.tool.path,
    Page: lazyComponent(
      () => import('../../pages/admin/prices/CustomerToolPage.tsx'),
      'CustomerToolPage',
    ),
  },
  {
    path: paths.companies,
    Page: lazyComponent(
      () => import('../../pages/admin/companies/CompaniesPage.tsx'),
      'CompaniesPage',
    ),
  },
  {
    path: paths.managedCompany.path,
    Page: lazyComponent(
      () => import('../../pages/admin/companies/ManagedCompanyPage.tsx'),
      'ManagedCompanyPage',
    ),
  },
  {
    path: furtherPaths.reviews,
    Page: lazyComponent(() => import('../../pages/admin/catalogue/ReviewsPage.tsx'), 'ReviewsPage'),
  },
  {
    path: furtherPaths.settings,
    Page: lazyComponent(
      () => import('../../pages/admin/operations/SettingsPage.tsx'),
      'SettingsPage',
    ),
  },
  {
    path: furtherPaths.mail,
    Page: lazyComponent(() => import('../../pages/admin/operations/MailsPage.tsx'), 'MailsPage'),
  },
  {
    path: lazyPaths.mailDetails.path,
    Page: lazyComponent(() => import('../../pages/admin/operations/MailPage.tsx'), 'MailPage'),
  },
  {
    path: furtherPaths.auditLog,
    Page: lazyComponent(
      () => import('../../pages/admin/operations/AuditLogPage.tsx'),
      'AuditLogPage',
    ),
  },
  ...officePages,
];
