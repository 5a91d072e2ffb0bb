import { pages } from 'functions/contract';
import {
  lastOrderNumber,
  type Preparation,
  storeAdminSession,
  storeCustomerSession,
  storeNothing,
  storeVisitorCart,
} from './storedState.ts';

/** A page that the bench visits. */
export interface BenchPage {
  path: string | (() => Promise<string>);
  /** Whether everyone sees the same, so that it is compared more strictly. */
  isPublic?: boolean;
  prepare: Preparation;
}

const orderPath = async () => pages.orderDetails.href(await lastOrderNumber());

/** The pages by the names that `--pages` accepts. */
export const benchPages: Record<string, BenchPage> = {
  home: { path: '/', isPublic: true, prepare: storeNothing },
  catalogue: { path: '/tools', isPublic: true, prepare: storeNothing },
  tool: { path: '/tools/jack-plane', isPublic: true, prepare: storeNothing },
  login: { path: '/login', prepare: storeNothing },
  register: { path: '/register', prepare: storeNothing },
  cart: { path: '/cart', prepare: storeVisitorCart },
  checkout: { path: '/checkout', prepare: storeCustomerSession },
  'quick-order': { path: '/quick-order', prepare: storeCustomerSession },
  'my-orders': { path: '/dashboard/my-orders', prepare: storeCustomerSession },
  'all-orders': { path: '/dashboard/all-orders', prepare: storeAdminSession },
  order: { path: orderPath, prepare: storeCustomerSession },
  overview: { path: '/dashboard', prepare: storeAdminSession },
};
