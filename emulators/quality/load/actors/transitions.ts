import { randomUUID } from 'node:crypto';
import {
  allowedTransitions,
  type ChangedOrder,
  type Order,
  type OrderStatus,
  type PermittedTransition,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { orderHeaders } from 'functions/testing/orders/orders';
import type { LoadContext } from '../support/loadContext.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';

const details = {
  reason: 'The customer cancelled by phone',
  carrier: 'Fellgate Parcels',
  trackingNumber: 'FGP1234567',
};

/** Someone who changes the status of orders. */
export interface StatusChanger {
  /** The transitions that the caller may make now. */
  allowed: (id: string) => Promise<PermittedTransition[]>;
  /** Moves an order to a status, sometimes twice with the same Idempotency-Key. */
  moveTo: (id: string, to: OrderStatus) => Promise<void>;
}

/** How a customer or an admin changes the status of orders. */
export const statusChanger = (
  { call, tracker }: LoadContext,
  { uid, token }: TestAccount,
  role: 'customer' | 'admin',
): StatusChanger => ({
  allowed: async (id) => {
    const page = await call('order page', 'GET', `/order/${id}`, { token });
    return page.ok
      ? allowedTransitions(page.body as Order, { uid, staff: role === 'admin', membership: null })
      : [];
  },
  moveTo: async (id, to) => {
    const key = randomUUID();
    const options = { token, json: { to, ...details }, headers: orderHeaders(key) };
    const responses = await sendRepeatedly((repeat) =>
      call(`${role}: ${to}${repeat}`, 'POST', `/order/${id}/transitions`, options),
    );
    for (const { ok, body } of responses) if (ok) tracker.change(key, body as ChangedOrder);
  },
});
