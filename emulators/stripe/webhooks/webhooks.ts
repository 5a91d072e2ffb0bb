import { setTimeout as delay } from 'node:timers/promises';
import type { Dispute, EventType, Refund, Session, StripeEvent } from '../store/objects.ts';
import { createStore, newId, nowInSeconds } from '../store/store.ts';
import { signatureOf } from './signature.ts';

/** Where events go, and the secret that signs them. */
export interface WebhookEndpoint {
  url: () => string;
  secret: string;
}

/** An event with the statuses that the endpoint answered; 0 when it did not answer. */
export interface EventDelivery {
  event: StripeEvent;
  /** The `client_reference_id` of its session. */
  reference: string;
  attempts: number[];
}

const apiVersion = '2026-10-28.endive';
const firstPauseMs = 250;
const maxPauseMs = 30_000;
const maxAttempts = 100;

const isAccepted = (status: number): boolean => status >= 200 && status < 300;

/**
 * Creates the sender of events. An event that the endpoint does not answer with 2xx is retried with
 * a growing pause. Events are sent at once and independently of each other, so they can arrive in
 * any order, as Stripe's do.
 * @see https://docs.stripe.com/webhooks#behaviors
 */
export const createWebhooks = ({ url, secret }: WebhookEndpoint) => {
  const events = createStore<EventDelivery>();
  /** The events that are kept back, by reference. */
  const held = new Map<string, EventDelivery[]>();
  const closed = new AbortController();

  const post = async (payload: string): Promise<number> => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'Stripe-Signature': signatureOf(payload, secret, nowInSeconds()),
    };
    try {
      const { signal } = closed;
      const response = await fetch(url(), { method: 'POST', headers, body: payload, signal });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };

  /** Sends an event once. Returns the status of the answer. */
  const send = async (sent: EventDelivery): Promise<number> => {
    const status = await post(JSON.stringify(sent.event, null, 2));
    sent.attempts.push(status);
    return status;
  };

  const retry = async (sent: EventDelivery): Promise<void> => {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
      if (sent.attempts.some(isAccepted) || sent.attempts.length >= maxAttempts) return;
      await delay(pause, undefined, { signal: closed.signal });
      await send(sent);
    }
  };

  const deliver = async (sent: EventDelivery): Promise<void> => {
    await send(sent);
    // Closing the stand-in ends the pauses.
    retry(sent).catch(() => {});
  };

  return {
    events,
    send,
    /** Creates an event and sends it. Resolves after the first attempt, at once when it is held. */
    emit: async (
      type: EventType,
      object: Session | Refund | Dispute,
      reference: string,
    ): Promise<void> => {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: nowInSeconds(),
        livemode: false,
        pending_webhooks: 1,
        type,
        data: { object: { ...object } },
      };
      const sent: EventDelivery = { event, reference, attempts: [] };
      events.add(event.id, sent);
      const waiting = held.get(reference);
      if (waiting) waiting.push(sent);
      else await deliver(sent);
    },
    /** Keeps the events of a reference back. */
    hold: (reference: string): void => {
      if (!held.has(reference)) held.set(reference, []);
    },
    /** Sends the events that were kept back, and resolves after the first attempt of each. */
    release: async (reference: string): Promise<void> => {
      const waiting = held.get(reference) ?? [];
      held.delete(reference);
      await Promise.all(waiting.map(deliver));
    },
    close: (): void => closed.abort(),
  };
};

/** The sender of events. */
export type Webhooks = ReturnType<typeof createWebhooks>;
