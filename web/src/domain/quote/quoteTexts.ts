import {
  counted,
  daysBetween,
  lineTotalOf,
  type Quote,
  type QuoteFilter,
  type QuoteStatus,
  quoteLifecycle,
} from 'functions/contract';
import { labelsOf, type StatusChips } from '../../ui/feedback/statusChips.ts';
import { formatLongDate, shopDay } from '../time/dates.ts';
import { percentText } from './percent.ts';

/** The statuses. */
export const quoteStatusChips: StatusChips<QuoteStatus> = {
  requested: { label: 'Requested', color: 'info' },
  offered: { label: 'Offered', color: 'warning' },
  accepted: { label: 'Accepted', color: 'success' },
  declined: { label: 'Declined' },
  expired: { label: 'Expired' },
};

/** The names of the filters of a list of quotes. */
export const quoteFilterTexts: Record<QuoteFilter, string> = {
  open: 'Open',
  all: 'All',
  ...labelsOf(quoteStatusChips),
};

/** The status of a quote now: an offer has expired before the shop has marked it. */
export const statusNow = (quote: Pick<Quote, 'status' | 'validUntil'>): QuoteStatus =>
  quoteLifecycle.statusAt(quote.status, quote.validUntil, new Date());

/** How long an offer is still valid: `14 days left`, in days of the shop. */
export const timeLeftText = (validUntil: string, now = new Date()): string => {
  const days = daysBetween(shopDay(now), shopDay(new Date(validUntil)));
  return days === 0 ? 'today is the last day' : `${counted(days, 'day')} left`;
};

/** Until when an offer is valid: `until 6 December 2026 (14 days left)`. */
export const validityText = (validUntil: string, now = new Date()): string =>
  `until ${formatLongDate(validUntil)} (${timeLeftText(validUntil, now)})`;

/** The tools of a quote in a few words: `Jack plane and 3 more`. */
export const quotedToolsText = ({ lines: [first, ...others] }: Pick<Quote, 'lines'>): string => {
  const name = first?.toolName ?? '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
};

/** A line with the price of the shop. */
interface PricedLine {
  quantity: number;
  listPrice: number;
  /** That of the payer, if another one was agreed. */
  ownPrice?: number | undefined;
}

/** The price of lines in the shop, in cents. */
export const listTotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { quantity, listPrice }) => sum + lineTotalOf(listPrice, quantity), 0);

/** The price of a piece for the payer without an offer, in cents. */
export const ownPriceOf = ({
  listPrice,
  ownPrice = listPrice,
}: Pick<PricedLine, 'listPrice' | 'ownPrice'>): number => ownPrice;

/** The price of lines for the payer, who may have agreed other prices than those of the list. */
export const ownTotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + lineTotalOf(ownPriceOf(line), line.quantity), 0);

/** The savings of an offer, in cents, and its share of the shop's prices: `7.5%`. */
export interface Saving {
  cents: number;
  percent: string;
}

/** The savings of an amount against the shop's price; null if it is not lower. */
export const savingOf = (listed: number, offered: number): Saving | null =>
  offered < listed
    ? { cents: listed - offered, percent: percentText(listed - offered, listed) }
    : null;
