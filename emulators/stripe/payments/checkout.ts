import { conflict, invalid, missing } from '../requests/errors.ts';
import {
  assertOnly,
  type Form,
  integer,
  map,
  metadataOf,
  optionalText,
  text,
} from '../requests/form.ts';
import type { Session, StoredSession } from '../store/objects.ts';
import { createStore, newId, nowInSeconds } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

const secondsOpen = 24 * 60 * 60;

/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const amounts = { min: 50, max: 99_999_999 };

const sessionParams = [
  'mode',
  'line_items',
  'success_url',
  'cancel_url',
  'client_reference_id',
  'customer_email',
  'metadata',
  'payment_intent_data',
  'allowed_payment_method_types',
  'adaptive_pricing',
];

const urlOf = (form: Form, name: string): string => {
  const url = text(form, name);
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
};

const emailOf = (form: Form): string | null => {
  const email = optionalText(form, 'customer_email');
  if (email === undefined || /^[^\s@]+@[^\s@]+$/.test(email)) return email ?? null;
  throw invalid(`Invalid email address: ${email}`, {
    code: 'email_invalid',
    param: 'customer_email',
  });
};

const currency = 'usd';

const checkCurrency = (value: string, param: string): void => {
  if (value === currency) return;
  throw invalid(`Invalid currency: ${value}. The stand-in supports ${currency}.`, { param });
};

const itemOf = (line: Form, path: string): StoredSession['items'][number] => {
  const price = map(line, 'price_data');
  const data = `${path}[price_data]`;
  checkCurrency(text(price, 'currency', `${data}[currency]`), `${data}[currency]`);
  const quantity = integer(line, 'quantity', `${path}[quantity]`);
  return {
    name: text(map(price, 'product_data'), 'name', `${data}[product_data][name]`),
    amount: quantity * integer(price, 'unit_amount', `${data}[unit_amount]`),
  };
};

/** https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-line_items */
const maxItems = 100;

const itemsOf = (form: Form): StoredSession['items'] => {
  const items = map(form, 'line_items');
  const names = Object.keys(items);
  if (names.length === 0 || names.length > maxItems || names.some((name, at) => name !== `${at}`)) {
    throw invalid(`A session has 1 to ${maxItems} line items.`, { param: 'line_items' });
  }
  return names.map((name) => itemOf(map(items, name), `line_items[${name}]`));
};

const checkedAmount = (amount: number): number => {
  if (amount < amounts.min) {
    throw invalid("The Checkout Session's total amount due must add up to at least $0.50 usd", {
      code: 'amount_too_small',
    });
  }
  if (amount <= amounts.max) return amount;
  throw invalid('The Checkout Session’s total amount due must be no more than $999,999.99', {
    code: 'amount_too_large',
  });
};

const read = (form: Form, pageUrl: (id: string) => string): StoredSession => {
  assertOnly(form, sessionParams);
  if (text(form, 'mode') !== 'payment') {
    throw invalid('Invalid mode: must be payment', { param: 'mode' });
  }
  const items = itemsOf(form);
  const amount = checkedAmount(items.reduce((sum, item) => sum + item.amount, 0));
  const id = newId('cs_test');
  const created = nowInSeconds();
  const session: Session = {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: amount,
    amount_total: amount,
    currency,
    client_reference_id: optionalText(form, 'client_reference_id') ?? null,
    customer_email: emailOf(form),
    metadata: metadataOf(form),
    payment_intent: null,
    success_url: urlOf(form, 'success_url'),
    cancel_url: optionalText(form, 'cancel_url') === undefined ? null : urlOf(form, 'cancel_url'),
    url: pageUrl(id),
    created,
    expires_at: created + secondsOpen,
  };
  return { session, items, refunded: 0 };
};

const referenceOf = ({ client_reference_id, id }: Session): string => client_reference_id ?? id;

/** Creates the Checkout Sessions of the stand-in. */
export const createCheckout = (webhooks: Webhooks, pageUrl: (id: string) => string) => {
  const sessions = createStore<StoredSession>();

  const close = (stored: StoredSession, change: Partial<Session>): Session => {
    stored.session = { ...stored.session, url: null, ...change };
    return stored.session;
  };

  const expireStored = (stored: StoredSession) => close(stored, { status: 'expired' });

  const find = (id: string): StoredSession => {
    const stored = sessions.get(id);
    if (!stored) throw missing('checkout.session', id, 'session');
    const { status, expires_at } = stored.session;
    if (status === 'open' && expires_at <= nowInSeconds()) expireStored(stored);
    return stored;
  };

  return {
    find,
    /** The paid session of a payment intent. */
    paidBy: (paymentIntent: string): StoredSession => {
      const paid = sessions.all().find(({ session }) => session.payment_intent === paymentIntent);
      if (!paid) throw missing('payment_intent', paymentIntent, 'payment_intent');
      return paid;
    },
    /** The sessions of a payment intent. Stripe finds none for one that belongs to no session. */
    list: (query: Form): Session[] => {
      assertOnly(query, ['payment_intent', 'limit']);
      const paymentIntent = text(query, 'payment_intent');
      return sessions
        .all()
        .map(({ session }) => session)
        .filter(({ payment_intent }) => payment_intent === paymentIntent);
    },
    create: (form: Form): Session => {
      const stored = read(form, pageUrl);
      sessions.add(stored.session.id, stored);
      return stored.session;
    },
    expire: (id: string): Session => {
      const stored = find(id);
      const { status } = stored.session;
      if (status === 'open') return expireStored(stored);
      throw conflict(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
      );
    },
    /** Pays an open session. Resolves when the endpoint has got the event once. */
    pay: async (stored: StoredSession): Promise<void> => {
      const session = close(stored, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: newId('pi'),
      });
      await webhooks.emit('checkout.session.completed', session, referenceOf(session));
    },
    referenceOf,
  };
};

/** The Checkout Sessions of the stand-in. */
export type Checkout = ReturnType<typeof createCheckout>;
