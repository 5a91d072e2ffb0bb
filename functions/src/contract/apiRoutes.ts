import { addressRoutes } from './addresses/api.ts';
import { keyRoutes } from './apiKeys/api.ts';
import { assignmentRoutes } from './assignments/api.ts';
import { attributeRoutes } from './attributes/api.ts';
import { auditRoutes } from './audit/api.ts';
import { statementRoutes } from './bank/statements/api.ts';
import { bankBookingRoutes } from './bank/statements/bookingApi.ts';
import type { ApiRoute, RouteDescription } from './calls/route.ts';
import { cartRoutes } from './carts/api.ts';
import { catalogueRoutes } from './catalogue/api.ts';
import { companyRoutes } from './companies/api.ts';
import { customerRoutes } from './customers/api.ts';
import { eventRoutes } from './events/api.ts';
import { familyRoutes } from './families/api.ts';
import { inquiryRoutes } from './inquiries/api.ts';
import { invoiceRoutes } from './invoices/api.ts';
import { journalRoutes } from './journal/api.ts';
import { mailRoutes } from './mails/api.ts';
import { noteRoutes } from './notes/api.ts';
import { orderRoutes } from './orders/api.ts';
import { overviewRoutes } from './overview/api.ts';
import { partNumberRoutes } from './partNumbers/api.ts';
import { paymentRoutes } from './payments/api.ts';
import { priceRoutes } from './prices/api.ts';
import { purchaseRoutes } from './purchases/api.ts';
import { quoteRoutes } from './quotes/api.ts';
import { reminderRoutes } from './reminders/api.ts';
import { requestRoutes } from './requests/api.ts';
import { returnRoutes } from './returns/api.ts';
import { reviewRoutes } from './reviews/api.ts';
import { secondFactorRoutes } from './secondFactor/api.ts';
import { settingsRoutes } from './settings/api.ts';
import { shipmentRoutes } from './shipments/api.ts';
import { shoppingListRoutes } from './shoppingLists/api.ts';
import { generalRoutes } from './site/api.ts';
import { staffRoutes } from './staff/api.ts';
import { stockRoutes } from './stock/api.ts';
import { summaryRoutes } from './summary/api.ts';
import { synonymRoutes } from './synonyms/api.ts';
import { toolDocumentRoutes } from './toolDocuments/api.ts';
import { toolRoutes } from './tools/api.ts';
import { userRoutes } from './users/api.ts';
import { viewRoutes } from './views/api.ts';
import { companyWebhookRoutes, webhookRoutes } from './webhooks/api.ts';

/**
 * All routes of the API. The browser's build keeps only where they are
 * (`web/build/bundle/routeAddresses.ts`).
 */
export const apiRoutes = {
  ...toolRoutes,
  ...toolDocumentRoutes,
  ...catalogueRoutes,
  ...attributeRoutes,
  ...familyRoutes,
  ...generalRoutes,
  ...stockRoutes,
  ...reviewRoutes,
  ...cartRoutes,
  ...addressRoutes,
  ...purchaseRoutes,
  ...summaryRoutes,
  ...partNumberRoutes,
  ...shoppingListRoutes,
  ...orderRoutes,
  ...reminderRoutes,
  ...requestRoutes,
  ...shipmentRoutes,
  ...returnRoutes,
  ...paymentRoutes,
  ...statementRoutes,
  ...bankBookingRoutes,
  ...invoiceRoutes,
  ...journalRoutes,
  ...settingsRoutes,
  ...synonymRoutes,
  ...customerRoutes,
  ...companyRoutes,
  ...noteRoutes,
  ...priceRoutes,
  ...quoteRoutes,
  ...userRoutes,
  ...secondFactorRoutes,
  ...staffRoutes,
  ...mailRoutes,
  ...auditRoutes,
  ...keyRoutes,
  ...eventRoutes,
  ...webhookRoutes,
  ...companyWebhookRoutes,
  ...overviewRoutes,
  ...inquiryRoutes,
  ...viewRoutes,
  ...assignmentRoutes,
} as const satisfies Record<string, ApiRoute & RouteDescription>;
