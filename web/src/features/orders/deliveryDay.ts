import { promisedDelivery } from 'functions/contract';
import type { Order } from './order.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The day by which the shop promises to deliver an order: `Saturday, 28 November 2026`. */
export const deliveryDay = ({ createdAt }: Pick<Order, 'createdAt'>): string =>
  day.format(promisedDelivery(createdAt));
