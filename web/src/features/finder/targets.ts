import { type FoundItem, type FoundKind, foldedText } from 'functions/contract';
import { companyStatusChips } from '../../domain/company/companyTexts.ts';
import { orderStatusChips } from '../../domain/order/orderFilters.ts';
import { quoteStatusChips } from '../../domain/quote/quoteTexts.ts';
import { returnStatusChips } from '../../domain/returns/returnTexts.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import type { RecentTarget } from '../../lib/storage/recentTargets.ts';
import type { StatusChipProps } from '../../ui/feedback/StatusChip.tsx';

/** Where the finder leads. */
export interface Target extends RecentTarget {
  chip?: StatusChipProps | undefined;
}

/** Targets below a heading. */
export interface TargetGroup {
  heading: string;
  targets: Target[];
}

interface KindTexts {
  heading: string;
  href: (id: string) => string;
  /** The list with all matches, without its search. */
  list: string;
  chips?: Readonly<Record<string, StatusChipProps>>;
}

const kinds: Record<FoundKind, KindTexts> = {
  order: {
    heading: 'Orders',
    href: paths.orderDetails.href,
    list: `${paths.allOrders}?status=all`,
    chips: orderStatusChips,
  },
  quote: {
    heading: 'Quotes',
    href: paths.quote.href,
    list: `${paths.allQuotes}?status=all`,
    chips: quoteStatusChips,
  },
  invoice: { heading: 'Invoices', href: paths.orderDetails.href, list: `${paths.invoices}?` },
  return: {
    heading: 'Returns',
    href: paths.orderReturn.href,
    list: `${paths.allReturns}?status=all`,
    chips: returnStatusChips,
  },
  customer: { heading: 'Customers', href: lazyPaths.customer.href, list: `${paths.makeAdmin}?` },
  company: {
    heading: 'Companies',
    href: paths.managedCompany.href,
    list: `${paths.companies}?`,
    chips: companyStatusChips,
  },
  tool: { heading: 'Tools', href: lazyPaths.editTool.href, list: `${paths.manageTools}?` },
};

const targetOf = ({ kind, id, title, detail, status }: FoundItem): Target => {
  const { href, chips = {} } = kinds[kind];
  return { to: href(id), title, detail, chip: chips[status ?? ''] };
};

const listOf = (kind: FoundKind, words: string): Target => {
  const { heading, list } = kinds[kind];
  const title = `All ${heading.toLowerCase()} with “${words}”`;
  return {
    to: `${list}&${new URLSearchParams({ q: words })}`.replace('?&', '?'),
    title,
    detail: '',
  };
};

/** What was found, by kind in the order of the answer; a kind with `most` also leads to its list. */
export const foundGroups = (
  found: readonly FoundItem[],
  words: string,
  most: number,
): TargetGroup[] =>
  [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, items]) => ({
    heading: kinds[kind].heading,
    targets: [...items.map(targetOf), ...(items.length < most ? [] : [listOf(kind, words)])],
  }));

/** A page of the dashboard. */
export interface FinderPage {
  label: string;
  to: string;
}

const maxPages = 4;

/** The pages with a word that begins with the text. */
export const pageGroup = (pages: readonly FinderPage[], words: string): TargetGroup => {
  const text = foldedText(words).trim();
  const matches = pages.filter(({ label }) => ` ${foldedText(label)}`.includes(` ${text}`));
  return {
    heading: 'Pages',
    targets: (text ? matches : []).slice(0, maxPages).map(({ label: title, to }) => ({
      to,
      title,
      detail: '',
    })),
  };
};
