import { dayLocale, type PaymentFilter, type StaffOrderFilter } from 'functions/contract';
import { noneHandled } from '../../../domain/assignments/handlingTexts.ts';
import type { EmptyText } from '../../../domain/list/listKind.ts';
import type { OrderSearch } from '../../../domain/order/orderSearch.ts';

const noneOf: Record<StaffOrderFilter, EmptyText> = {
  open: {
    title: 'No open orders',
    advice: 'Orders appear here until they are delivered or cancelled.',
  },
  all: { title: 'No orders yet', advice: "Customers' orders appear here." },
  'to-ship': {
    title: 'No orders to ship today',
    advice: 'Confirmed orders appear here from the day on by which they have to be shipped.',
  },
  late: {
    title: 'No late orders',
    advice:
      'Orders appear here when pieces are still to be shipped after the day by which they had to be.',
  },
  placed: { title: 'No new orders', advice: 'Orders appear here until they are confirmed.' },
  confirmed: {
    title: 'No confirmed orders',
    advice: 'Confirmed orders appear here until they are shipped.',
  },
  'part-shipped': {
    title: 'No part-shipped orders',
    advice: 'Orders appear here while some of their pieces are still to be shipped.',
  },
  shipped: {
    title: 'No shipped orders',
    advice: 'Shipped orders appear here until they are delivered.',
  },
  delivered: { title: 'No delivered orders', advice: 'Delivered orders appear here.' },
  cancelled: {
    title: 'No cancelled orders',
    advice: 'Cancelled orders appear here and are kept for the records.',
  },
  ...noneHandled('orders'),
};

/** Without `yet`, where more than the status narrows the list. */
const titleOf = (filter: StaffOrderFilter): string =>
  filter === 'all' ? 'No orders' : noneOf[filter].title;

const noneWithPayment: Record<PaymentFilter, { predicate: string; advice: string }> = {
  unpaid: { predicate: 'are unpaid', advice: 'Orders appear here until they are paid in full.' },
  overdue: {
    predicate: 'are overdue',
    advice: 'Orders appear here if they are not paid by their due date.',
  },
  'refund-due': {
    predicate: 'have a refund due',
    advice: 'Orders appear here when more was paid for them than they cost.',
  },
};

type Selection = Omit<OrderSearch, 'words'>;

const anyOf = new Intl.ListFormat(dayLocale, { type: 'disjunction' });
const allOf = new Intl.ListFormat(dayLocale, { type: 'conjunction' });

const elsewhere = ({ filter, payment, from, to }: Selection): string => {
  const places = [
    ...(filter === 'all' ? [] : ['with any status']),
    ...(payment ? ['with any payment status'] : []),
    ...(from || to ? ['at any time'] : []),
  ];
  return places.length > 0 ? ` You can also search the orders ${allOf.format(places)}.` : '';
};

/**
 * The filter to change to see more orders, if one filter or several besides that by payment limit
 * them.
 */
const looser = ({ filter, from, to }: Selection): string => {
  const choices = [
    ...(filter === 'all' ? [] : ['“All” as the status']),
    ...(from || to ? ['“Any time” as the period'] : []),
    '“Any” as the payment',
  ];
  return choices.length > 1 ? `To see more orders, choose ${anyOf.format(choices)}.` : '';
};

const withoutPayment = (payment: PaymentFilter, selection: Selection): EmptyText => {
  const { filter, from, to } = selection;
  const { predicate, advice } = noneWithPayment[payment];
  const period = from || to ? ' in this period' : '';
  return { title: `${titleOf(filter)} ${predicate}${period}`, advice: looser(selection) || advice };
};

const noneOfCustomer = (filter: StaffOrderFilter, hasPeriod: boolean): EmptyText => {
  const isAll = filter === 'all' && !hasPeriod;
  return {
    title: `${titleOf(filter)} of this customer${hasPeriod ? ' in this period' : ''}`,
    advice: isAll
      ? 'The orders of this customer appear here.'
      : 'Choose “All” as the status and “Any time” as the period to see all their orders.',
  };
};

const noneInPeriod = (filter: StaffOrderFilter): EmptyText => ({
  title: `${titleOf(filter)} in this period`,
  advice: 'Choose other days, or “Any time” as the period.',
});

/** The text in place of an empty list of all orders. */
export const noOrdersText = (search: OrderSearch): EmptyText => {
  const { filter, payment, words, from, to } = search;
  if (words) {
    const advice =
      'Enter an order number or PO number, a tracking or phone number, or the beginning of the name or email address of a customer, of a town, a SKU or a tool.';
    return { title: `No order matches "${words}"`, advice: advice + elsewhere(search) };
  }
  if (payment) return withoutPayment(payment, search);
  if (search.payer) return noneOfCustomer(filter, from !== '' || to !== '');
  if (!from && !to) return noneOf[filter];
  return noneInPeriod(filter);
};

type OwnSearch = OrderSearch<'open' | 'all'>;

const noneInAccount: Record<OwnSearch['filter'], EmptyText> = {
  open: {
    title: 'No open orders',
    advice: 'Your orders appear here until they are delivered or cancelled.',
  },
  all: { title: 'No orders yet', advice: 'Your orders appear here, with their bills.' },
};

const noneOfMine: Record<OwnSearch['filter'], string> = {
  open: 'You have no open orders',
  all: 'You have not ordered yet',
};

const noneOfMaker = ({ filter, by }: OwnSearch): EmptyText => ({
  title: by === 'me' ? noneOfMine[filter] : `${titleOf(filter)} of this person`,
  advice: 'Choose “Anyone” to see the orders of all members.',
});

/** The text in place of an empty list of a customer's own orders. */
export const noOwnOrdersText = (search: OwnSearch): EmptyText => {
  const { filter, payment, words, from, to, by } = search;
  if (words) {
    const advice =
      'Enter an order number or PO number, a tracking number, or the beginning of the name of a tool or of who ordered.';
    return { title: `No order matches "${words}"`, advice: advice + elsewhere(search) };
  }
  if (payment) return withoutPayment(payment, search);
  if (from || to) return noneInPeriod(filter);
  return by ? noneOfMaker(search) : noneInAccount[filter];
};
