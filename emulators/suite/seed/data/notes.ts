import { brackenbury } from './companies.ts';

/** A note of staff on an order, a company or an account. */
export interface SeedNote {
  id: string;
  about: { kind: 'order' | 'company' | 'user'; id: string };
  text: string;
  /** How many days ago, and when, it was written. */
  at: readonly [days: number, time: string];
}

/** The notes, newest first. */
export const notes: SeedNote[] = [
  {
    id: 'seed-note-order',
    about: { kind: 'order', id: 'seed-order-phone' },
    text: 'Jory calls from the yard: no reply before ten. Ring him again when the parcel leaves.',
    at: [1, '10:40'],
  },
  {
    id: 'seed-note-customer',
    about: { kind: 'user', id: 'seed-penhallow' },
    text: 'Orders by phone, and likes the offer by mail for his records.',
    at: [6, '15:20'],
  },
  {
    id: 'seed-note-company',
    about: { kind: 'company', id: brackenbury.id },
    text: 'Olive asked for quarterly invoices. We agreed to talk about it in the new year.',
    at: [9, '11:15'],
  },
];
