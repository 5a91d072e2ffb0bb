import type { OrderStatus } from 'functions/contract';

/** An order of the seed's customer. */
export interface SeedOrder {
  id: string;
  toolId: string;
  quantity: number;
  orderAddress: string;
  status: OrderStatus;
  placedAt: Date;
  cancelledAt?: Date;
}

const dayMs = 86_400_000;
const today = Math.floor(Date.now() / dayMs) * dayMs;

/** A time in UTC some days ago, because the overview shows the last 30 days. */
const daysAgo = (days: number, time: string): Date =>
  new Date(`${new Date(today - days * dayMs).toISOString().slice(0, 10)}T${time}Z`);

const workshop = '14 Timber Yard, Leicester';
const site = 'Plot 3, Harbour View, Whitby';

export const orders: SeedOrder[] = [
  {
    id: 'seed-order-chisels',
    toolId: 'bench-chisel',
    quantity: 48,
    orderAddress: workshop,
    status: 'placed',
    placedAt: daysAgo(40, '08:15'),
  },
  {
    id: 'seed-order-clamps',
    toolId: 'f-clamp',
    quantity: 40,
    orderAddress: workshop,
    status: 'placed',
    placedAt: daysAgo(19, '14:40'),
  },
  {
    id: 'seed-order-glasses',
    toolId: 'safety-glasses',
    quantity: 120,
    orderAddress: site,
    status: 'placed',
    placedAt: daysAgo(5, '09:05'),
  },
  {
    id: 'seed-order-levels',
    toolId: 'spirit-level',
    quantity: 16,
    orderAddress: site,
    status: 'cancelled',
    placedAt: daysAgo(4, '11:30'),
    cancelledAt: daysAgo(4, '11:52'),
  },
];
