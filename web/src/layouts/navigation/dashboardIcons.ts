import {
  mdiAccountCircleOutline,
  mdiAccountGroupOutline,
  mdiBadgeAccountHorizontalOutline,
  mdiBankOutline,
  mdiCashClock,
  mdiChartBar,
  mdiCheckDecagramOutline,
  mdiClipboardListOutline,
  mdiCogOutline,
  mdiDomain,
  mdiEmailOutline,
  mdiFileDocumentEditOutline,
  mdiFileDocumentOutline,
  mdiHistory,
  mdiIdentifier,
  mdiKeyboardReturn,
  mdiKeyOutline,
  mdiMapMarkerOutline,
  mdiMessageQuestionOutline,
  mdiPackageVariant,
  mdiPlaylistCheck,
  mdiPlusBoxOutline,
  mdiReceiptOutline,
  mdiReceiptTextOutline,
  mdiRuler,
  mdiShapeOutline,
  mdiShieldAccountOutline,
  mdiStarCheckOutline,
  mdiStarOutline,
  mdiTagMultipleOutline,
  mdiToolboxOutline,
  mdiViewDashboardOutline,
  mdiWebhook,
} from '@mdi/js';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import type { Destination } from './navigation.ts';

const icons: Record<string, string> = {
  [paths.makeAdmin]: mdiShieldAccountOutline,
  [paths.allOrders]: mdiClipboardListOutline,
  [paths.allQuotes]: mdiFileDocumentEditOutline,
  [paths.quotes]: mdiFileDocumentOutline,
  [furtherPaths.partNumbers]: mdiIdentifier,
  [furtherPaths.shoppingLists]: mdiPlaylistCheck,
  [paths.approvals]: mdiCheckDecagramOutline,
  [paths.allReturns]: mdiKeyboardReturn,
  [paths.invoices]: mdiReceiptTextOutline,
  [paths.ownInvoices]: mdiReceiptOutline,
  [furtherPaths.receivables]: mdiCashClock,
  [furtherPaths.bank]: mdiBankOutline,
  [furtherPaths.reports]: mdiChartBar,
  [paths.companies]: mdiDomain,
  [paths.company.path]: mdiAccountGroupOutline,
  [paths.inquiries]: mdiMessageQuestionOutline,
  [furtherPaths.mail]: mdiEmailOutline,
  [paths.manageTools]: mdiToolboxOutline,
  [paths.addTool]: mdiPlusBoxOutline,
  [furtherPaths.attributes]: mdiShapeOutline,
  [furtherPaths.families]: mdiRuler,
  [paths.priceLists]: mdiTagMultipleOutline,
  [furtherPaths.reviews]: mdiStarCheckOutline,
  [furtherPaths.staff]: mdiBadgeAccountHorizontalOutline,
  [furtherPaths.keys]: mdiKeyOutline,
  [furtherPaths.webhooks]: mdiWebhook,
  [furtherPaths.settings]: mdiCogOutline,
  [furtherPaths.auditLog]: mdiHistory,
  [paths.myOrders]: mdiPackageVariant,
  [paths.addReview]: mdiStarOutline,
  [paths.addresses]: mdiMapMarkerOutline,
  [paths.dashboardProfile]: mdiAccountCircleOutline,
};

const iconOf = ({ to, alias = to }: Destination): string => icons[alias] ?? mdiViewDashboardOutline;

/**
 * Adds the icons to dashboard pages. They are apart from the destinations, because the home page
 * loads these for its menu.
 */
export const withIcons = (destinations: Destination[]): (Destination & { icon: string })[] =>
  destinations.map((destination) => ({ ...destination, icon: iconOf(destination) }));
