import { companySuspended, orderWithApproval } from './companies.ts';
import { failingEndpoint } from './endpoint.ts';
import { cardPaymentWithRefund, partShipmentWithClaim } from './orders.ts';
import { changedPriceList } from './prices.ts';
import type { Scenario } from './stage.ts';

/** The scenarios by the names that the command takes. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  approval: orderWithApproval,
  claim: partShipmentWithClaim,
  card: cardPaymentWithRefund,
  prices: changedPriceList,
  suspension: companySuspended,
  endpoint: failingEndpoint,
};
