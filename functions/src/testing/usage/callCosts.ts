import { bankCosts } from './costs/bankCosts.ts';
import { buyingCosts } from './costs/buyingCosts.ts';
import { catalogueCosts } from './costs/catalogueCosts.ts';
import { companyCosts } from './costs/companyCosts.ts';
import type { Cost } from './costs/cost.ts';
import { eventCosts } from './costs/eventCosts.ts';
import { orderCosts } from './costs/orderCosts.ts';
import { peopleCosts } from './costs/peopleCosts.ts';
import { priceCosts } from './costs/priceCosts.ts';

/**
 * The costs of all calls. R and W are reads and writes of Firestore, p is the size of a page. Each
 * call is one invocation (F) unless the CDN answers it. The usage tests count `ours`, and
 * costs.test.ts in scripts checks that no call is missing.
 */
export const callCosts: readonly Cost[] = [
  ...catalogueCosts,
  ...buyingCosts,
  ...orderCosts,
  ...bankCosts,
  ...companyCosts,
  ...priceCosts,
  ...peopleCosts,
  ...eventCosts,
];
