import {
  type BudgetPeriod,
  formatCents,
  formatCount,
  limits,
  type Summary,
  thisPeriod,
} from 'functions/contract';
import { companyStatusChips } from '../../domain/company/companyTexts.ts';
import { formatShortDate, shopDay } from '../../domain/time/dates.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import type { StripFigure } from '../../ui/layout/FigureStrip.tsx';

type Shown = Omit<StripFigure, 'name' | 'to'>;

/** A figure of the summary: what it is called, the list of what it counts, and what it says. */
interface SummaryFigure {
  name: string | ((summary: Summary) => string);
  to: string | (() => string);
  /** Null for those who have no right to it. */
  shown: (summary: Summary) => Shown | null;
}

/** A number with a note, or that there is none. */
const counted =
  (count: (summary: Summary) => number | null, some: string, none: string) =>
  (summary: Summary): Shown | null => {
    const number = count(summary);
    if (number === null) return null;
    if (number === 0) return { value: '0', note: none, idle: true };
    return { value: formatCount(number), note: some };
  };

const approvalsOf = (summary: Summary): Shown | null => {
  const shown = counted(({ approvals }) => approvals, 'wait for you', 'Nothing waits')(summary);
  const isMore = summary.approvals === limits.summary.requests;
  return shown && isMore ? { ...shown, value: `${shown.value}+` } : shown;
};

/** A day that stays on one line. */
const dayText = (text: string): string => formatShortDate(text).replaceAll(' ', '\u00a0');

/** When the next orders arrive: `By 1 Dec, then 4 Dec`. */
const arrivalText = ([next, second]: readonly string[], today: string): string => {
  if (next === undefined) return 'On their way to you';
  if (next < today) return `Expected by ${dayText(next)}`;
  const then = second === undefined ? '' : `, then ${dayText(second)}`;
  return `By ${dayText(next)}${then}`;
};

const arrivingOf = ({ orders, arrivals }: Summary): Shown => {
  if (orders === 0) return { value: '0', note: 'No open orders', idle: true };
  const today = shopDay();
  const [next = today] = arrivals;
  return {
    value: formatCount(orders),
    note: arrivalText(arrivals, today),
    urgent: next < today,
  };
};

const unpaidOf = ({ unpaid }: Summary): Shown | null => {
  if (!unpaid) return null;
  const { amount, overdue, dueAt } = unpaid;
  const value = formatCents(amount);
  if (amount === 0) return { value, note: 'Nothing to pay', idle: true };
  if (overdue > 0 || dueAt === null) return { value, note: 'Unpaid orders' };
  return { value, note: `First due ${dayText(dueAt)}` };
};

const overdueOf = ({ unpaid }: Summary): Shown | null => {
  if (!unpaid) return null;
  const { overdue } = unpaid;
  return overdue > 0
    ? { value: formatCents(overdue), note: 'Past the due date', urgent: true }
    : { value: formatCents(0), note: 'Nothing overdue', idle: true };
};

const creditOf = ({ credit }: Summary): Shown | null =>
  credit && {
    value: formatCents(credit.left),
    note: `of ${formatCents(credit.limit)}`,
    urgent: credit.left === 0,
  };

const spentNames: Record<BudgetPeriod, string> = {
  month: `Spent ${thisPeriod('month')}`,
  quarter: `Spent ${thisPeriod('quarter')}`,
  year: `Spent ${thisPeriod('year')}`,
};

const spentOf = ({ spending }: Summary): Shown | null => {
  if (!spending) return null;
  const { spent, budget } = spending;
  return {
    value: formatCents(spent),
    note: budget === null ? 'No budget set' : `of your ${formatCents(budget)}`,
    urgent: budget !== null && spent > budget,
    idle: spent === 0,
  };
};

const companyOf = ({ companyStatus }: Summary): Shown | null =>
  companyStatus === null || companyStatus === 'active'
    ? null
    : { value: companyStatusChips[companyStatus].label, note: 'No orders now', urgent: true };

/** What a buyer's day begins with, in this order. */
const figures: readonly SummaryFigure[] = [
  { name: 'Company', to: () => paths.company.href(buyingFor()), shown: companyOf },
  { name: 'Approvals', to: `${paths.approvals}?status=for-me`, shown: approvalsOf },
  {
    name: 'Invitations',
    to: paths.invitation.path,
    shown: ({ invitations }) =>
      invitations === 0 ? null : { value: formatCount(invitations), note: 'to join a company' },
  },
  {
    name: 'Sent for approval',
    to: paths.approvals,
    shown: counted(({ requests }) => requests, 'not decided yet', 'Nothing waits'),
  },
  {
    name: 'Offers',
    to: `${paths.quotes}?status=offered`,
    shown: counted(({ offers }) => offers, 'to answer', 'None to answer'),
  },
  { name: 'On its way', to: paths.myOrders, shown: arrivingOf },
  { name: 'To pay', to: `${paths.myOrders}?payment=unpaid`, shown: unpaidOf },
  { name: 'Overdue', to: `${paths.myOrders}?payment=overdue`, shown: overdueOf },
  { name: 'Credit left', to: `${paths.myOrders}?payment=unpaid`, shown: creditOf },
  {
    name: ({ spending }) => spentNames[spending?.period ?? 'month'],
    to: furtherPaths.companyLimits,
    shown: spentOf,
  },
  {
    name: 'Buy again',
    to: furtherPaths.buyAgain,
    shown: counted(({ purchases }) => purchases, 'tools you had', 'Nothing bought yet'),
  },
];

/** The figures of a summary that the account may see, each with the list of what it counts. */
export const figuresOf = (summary: Summary): StripFigure[] =>
  figures.flatMap(({ name, to, shown }) => {
    const figure = shown(summary);
    if (!figure) return [];
    return [
      {
        ...figure,
        name: typeof name === 'string' ? name : name(summary),
        to: typeof to === 'string' ? to : to(),
      },
    ];
  });

/** Whether nothing has happened yet: nothing was ordered, and nothing waits. */
export const isNew = ({
  approvals,
  requests,
  invitations,
  offers,
  orders,
  purchases,
  unpaid,
  spending,
}: Summary): boolean =>
  [
    approvals,
    requests,
    invitations,
    offers,
    orders,
    purchases,
    unpaid?.amount,
    spending?.spent,
  ].every((figure) => !figure);
