import { formatDay, promisedDelivery } from 'functions/contract';
import { shopTimeZone } from '../time/shopTimeZone.ts';
import type { Order } from './order.ts';

/** The day by which the shop promises to deliver an order: `Saturday, 28 November 2026`. */
export const deliveryDay = ({ createdAt }: Pick<Order, 'createdAt'>): string =>
  formatDay(promisedDelivery(createdAt, shopTimeZone()), 'full');
