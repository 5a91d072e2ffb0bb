import { mdiPackageVariant } from '@mdi/js';
import type { ListChoice, ListSearch, ListSearchKind } from '../../../domain/list/listKind.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderKeys } from '../../../domain/order/orderCache.ts';
import { filterTexts, paymentFilterTexts } from '../../../domain/order/orderFilters.ts';
import { orderSearchOf, searchQuery } from '../../../domain/order/orderSearch.ts';
import { orderPages, ownOrderPages } from '../../../domain/order/useOrders.ts';
import { payerFilterText } from '../../../domain/search/payerFilterText.ts';
import { paths } from '../../../lib/router/paths.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { nextStepColumn, orderColumns } from '../columns/orderColumns.tsx';
import { noOrdersText, noOwnOrdersText } from './listTexts.ts';

type Narrowed = Omit<ListSearch, 'filter'>;

const payments: ListChoice = { name: 'payment', label: 'Payment', texts: paymentFilterTexts };

const common = { noun: 'order', queryKey: orderKeys.counts, icon: mdiPackageVariant } as const;
const filter = { name: 'status', label: 'Orders to show', initial: 'open', all: 'all' } as const;

/** Everyone's orders. Delivered ones can be unpaid, and cancelled ones have to be refunded. */
export const orderList: ListSearchKind<Order, keyof typeof filterTexts> = {
  ...common,
  title: 'All Orders',
  staffList: 'orders',
  columns: [...orderColumns(() => false), nextStepColumn],
  pages: (search) => orderPages(orderSearchOf(search)),
  search: {
    label: 'Search by order, tracking or PO number, customer, town, phone or tool',
    hasNumbers: true,
    count: (search) => ({ of: 'orders', ...searchQuery(orderSearchOf(search)) }),
  },
  filter: {
    ...filter,
    texts: filterTexts,
    initialIn: ({ choices }: Narrowed) => (choices.payment ? 'all' : 'open'),
  },
  choices: [payments],
  hasPeriod: true,
  sorts: 'orders',
  only: { name: 'payer', text: payerFilterText('orders') },
  empty: (search) => noOrdersText(orderSearchOf(search)),
};

const { open, all } = filterTexts;

/** Who has ordered for a company, to which its members are added. */
export const makerChoice = {
  name: 'by',
  label: 'Ordered by',
  texts: { '': 'Anyone', me: 'Me' },
  otherId: 'Another person',
} as const;

const isNarrowed = ({ words, choices, from, to }: Narrowed): boolean =>
  [words, from, to, ...Object.values(choices)].some((choice) => choice !== '');

/**
 * The orders of the payer for whom the page buys: the open ones, and with any status once the list
 * is narrowed. Members who see the orders of all choose by whom.
 */
export const ownOrderList = (
  email: string,
  makers?: ListChoice,
): ListSearchKind<Order, 'open' | 'all'> => ({
  ...common,
  title: 'My Orders',
  isForCustomers: true,
  pages: (search) => ownOrderPages(email, orderSearchOf(search)),
  search: {
    label: `Search by order or PO number, tool${makers?.isOffered ? ', person' : ''} or tracking number`,
    hasNumbers: true,
  },
  filter: {
    ...filter,
    texts: { open, all },
    initialIn: (search) => (isNarrowed(search) ? 'all' : 'open'),
  },
  choices: [...(makers ? [makers] : []), payments],
  hasPeriod: true,
  empty: (search) => ({
    ...noOwnOrdersText(orderSearchOf(search)),
    ...(!isNarrowed(search) && {
      action: <LinkButton to={paths.tools}>See our tools</LinkButton>,
    }),
  }),
});
