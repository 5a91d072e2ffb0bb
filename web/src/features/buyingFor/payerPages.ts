import { paths } from '../../lib/router/paths.ts';

/** Lists, each with the beginning of the addresses of its pages: each belongs to one payer. */
const lists = [
  { list: paths.myOrders, pages: paths.orderDetails.href('') },
  { list: paths.quotes, pages: paths.quote.href('') },
  { list: paths.approvals, pages: paths.approval.href('') },
];

/**
 * The page to open for another payer: the list instead of a page that shows something of the payer
 * before, and otherwise the same page.
 */
export const pageForOtherPayer = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string =>
  lists.find(({ pages }) => pathname.startsWith(pages))?.list ?? pathname + search;
