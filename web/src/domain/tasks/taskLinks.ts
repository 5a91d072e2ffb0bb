import type { TaskKind } from 'functions/contract';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';

interface TaskLink {
  /** What waits, if it is one, and otherwise: `order to confirm`. */
  one: string;
  many: string;
  /** The list with the filter that selects what waits. */
  to: string;
  urgent?: boolean;
}

/** What waits for staff, and where it is listed. */
export const taskLinks: Record<TaskKind, TaskLink> = {
  toConfirm: {
    one: 'order to confirm',
    many: 'orders to confirm',
    to: `${paths.allOrders}?status=placed`,
  },
  toShip: {
    one: 'order to ship today',
    many: 'orders to ship today',
    to: `${paths.allOrders}?status=to-ship&sort=ship-by`,
  },
  late: {
    one: 'late order',
    many: 'late orders',
    to: `${paths.allOrders}?status=late&sort=ship-by`,
    urgent: true,
  },
  quotes: {
    one: 'quote requested',
    many: 'quotes requested',
    to: `${paths.allQuotes}?status=requested`,
  },
  returnsToDecide: {
    one: 'return to decide',
    many: 'returns to decide',
    to: `${paths.allReturns}?status=requested`,
  },
  returnsToReceive: {
    one: 'return to receive',
    many: 'returns to receive',
    to: `${paths.allReturns}?status=awaited`,
  },
  refunds: {
    one: 'refund due',
    many: 'refunds due',
    to: `${paths.allOrders}?payment=refund-due`,
  },
  bankEntries: {
    one: 'bank entry to book',
    many: 'bank entries to book',
    to: furtherPaths.bank,
  },
  companies: {
    one: 'company to approve',
    many: 'companies to approve',
    to: `${paths.companies}?status=requested`,
  },
  inquiries: {
    one: 'new inquiry',
    many: 'new inquiries',
    to: `${paths.inquiries}?status=new`,
  },
  reviews: {
    one: 'review to approve',
    many: 'reviews to approve',
    to: `${furtherPaths.reviews}?status=pending`,
  },
  failedMails: {
    one: 'failed mail',
    many: 'failed mails',
    to: `${furtherPaths.mail}?status=failed`,
    urgent: true,
  },
  lowStock: {
    one: 'tool low in stock',
    many: 'tools low in stock',
    to: `${paths.manageTools}?sort=available`,
  },
  withoutPicture: {
    one: 'tool without a picture',
    many: 'tools without a picture',
    to: `${paths.manageTools}?missing=picture`,
  },
  withoutFamily: {
    one: 'tool without a family',
    many: 'tools without a family',
    to: `${paths.manageTools}?missing=family`,
  },
  withoutAttribute: {
    one: 'tool without a filter value',
    many: 'tools without a filter value',
    to: `${paths.manageTools}?missing=attribute`,
  },
  withoutDataSheet: {
    one: 'tool without a data sheet',
    many: 'tools without a data sheet',
    to: `${paths.manageTools}?missing=data-sheet`,
  },
  myOrders: {
    one: 'order of yours',
    many: 'orders of yours',
    to: `${paths.allOrders}?status=mine`,
  },
  myQuotes: {
    one: 'quote of yours',
    many: 'quotes of yours',
    to: `${paths.allQuotes}?status=mine`,
  },
  myReturns: {
    one: 'return of yours',
    many: 'returns of yours',
    to: `${paths.allReturns}?status=mine`,
  },
  myInquiries: {
    one: 'inquiry of yours',
    many: 'inquiries of yours',
    to: `${paths.inquiries}?status=mine`,
  },
  newsOfOrders: {
    one: 'followed order with news',
    many: 'followed orders with news',
    to: `${paths.allOrders}?status=followed`,
  },
  newsOfQuotes: {
    one: 'followed quote with news',
    many: 'followed quotes with news',
    to: `${paths.allQuotes}?status=followed`,
  },
  newsOfReturns: {
    one: 'followed return with news',
    many: 'followed returns with news',
    to: `${paths.allReturns}?status=followed`,
  },
  newsOfInquiries: {
    one: 'followed inquiry with news',
    many: 'followed inquiries with news',
    to: `${paths.inquiries}?status=followed`,
  },
};

/**
 * The kinds that each page of the menu counts; orders to ship include the late ones that are
 * confirmed, and those to confirm the others.
 */
const kindsOfPages: Readonly<Record<string, readonly TaskKind[]>> = {
  [paths.allOrders]: ['toConfirm', 'toShip'],
  [paths.allQuotes]: ['quotes'],
  [paths.allReturns]: ['returnsToDecide', 'returnsToReceive'],
  [furtherPaths.receivables]: ['refunds'],
  [furtherPaths.bank]: ['bankEntries'],
  [paths.companies]: ['companies'],
  [paths.inquiries]: ['inquiries'],
  [furtherPaths.reviews]: ['reviews'],
  [furtherPaths.mail]: ['failedMails'],
  [paths.manageTools]: ['lowStock'],
};

/** How much waits on each page of the menu, by its path. */
export const waitingByPage = (counts: Readonly<Record<TaskKind, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(kindsOfPages).map(([path, kinds]) => [
      path,
      kinds.reduce((sum, kind) => sum + counts[kind], 0),
    ]),
  );
