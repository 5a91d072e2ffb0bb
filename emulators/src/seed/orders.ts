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

const workshop = '14 Timber Yard, Leicester';
const site = 'Plot 3, Harbour View, Whitby';

export const orders: SeedOrder[] = [
  {
    id: 'seed-order-chisels',
    toolId: 'bench-chisel',
    quantity: 48,
    orderAddress: workshop,
    status: 'placed',
    placedAt: new Date('2026-10-12T08:15:00Z'),
  },
  {
    id: 'seed-order-clamps',
    toolId: 'f-clamp',
    quantity: 40,
    orderAddress: workshop,
    status: 'placed',
    placedAt: new Date('2026-11-02T14:40:00Z'),
  },
  {
    id: 'seed-order-glasses',
    toolId: 'safety-glasses',
    quantity: 120,
    orderAddress: site,
    status: 'placed',
    placedAt: new Date('2026-11-16T09:05:00Z'),
  },
  {
    id: 'seed-order-levels',
    toolId: 'spirit-level',
    quantity: 16,
    orderAddress: site,
    status: 'cancelled',
    placedAt: new Date('2026-11-17T11:30:00Z'),
    cancelledAt: new Date('2026-11-17T11:52:00Z'),
  },
];
