import {
  apiRoutes,
  counted,
  formatCount,
  limits,
  type OrderPrint,
  readUnprinted,
  tooManyPrintsMessage,
  type UnprintedReason,
  unprintedHeader,
} from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import type { Order } from '../../../domain/order/order.ts';
import { requestApi } from '../../../lib/api/api.ts';
import { fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';

/** The names of what can be printed of several orders. */
export const printNames: Record<OrderPrint, string> = {
  'collected-pick-list': 'Collected pick list',
  'pick-lists': 'Pick lists',
  'delivery-notes': 'Delivery notes',
  labels: 'Labels',
};

const reasonTexts: Record<UnprintedReason, string> = {
  'not-found': 'no longer there',
  cancelled: 'cancelled',
  'nothing-to-pick': 'all pieces are shipped',
  'no-parcel': 'no parcel so far',
  delivered: 'already delivered',
};

/** Which orders were not printed and why; undefined if all were. */
const unprintedTextOf = (header: string | null, orders: readonly Order[]): string | undefined => {
  const unprinted = [...readUnprinted(header ?? '')];
  if (unprinted.length === 0) return undefined;
  const byReason = Map.groupBy(unprinted, ([, reason]) => reason);
  const texts = [...byReason].map(([reason, those]) => {
    const numbers = those.map(([position]) => orders[position]?.number ?? '').join(', ');
    return `${numbers}: ${reasonTexts[reason]}.`;
  });
  return [`${counted(unprinted.length, 'order')} not printed.`, ...texts].join(' ');
};

/** Saves a PDF of orders, and says which of them are not in it. */
export const printOrders = async (print: OrderPrint, orders: readonly Order[]): Promise<void> => {
  const name = printNames[print];
  if (orders.length > limits.bulkOrders) {
    const selected = `${formatCount(orders.length)} are selected`;
    enqueueSnackbar(`${tooManyPrintsMessage}: ${selected}. Select fewer.`, { variant: 'error' });
    return;
  }
  try {
    const body = { print, orderIds: orders.map(({ _id }) => _id) };
    const response = await requestApi(apiRoutes.printOrders, { body });
    const unprinted = unprintedTextOf(response.headers.get(unprintedHeader), orders);
    saveFile({ name: `${print}.pdf`, content: await response.blob() });
    if (unprinted) enqueueSnackbar(unprinted, { variant: 'warning', persist: true });
  } catch (error) {
    const message = fieldErrorsOf(error).orderIds ?? messageOf(error);
    enqueueSnackbar(`${name} not downloaded: ${message}`, { variant: 'error' });
  }
};
