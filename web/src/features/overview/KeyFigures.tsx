import { formatCount, limits, type Overview, toDollars } from 'functions/contract';
import { paths } from '../../lib/router/paths.ts';
import { KeyFigure, KeyFigureList, type KeyFigureProps } from '../../ui/layout/KeyFigure.tsx';
import { formatSum } from './charts/measures.ts';

const period = `last ${limits.overview.days} days`;

/** The list of tools with the lowest stock first. */
const lowStockPath = `${paths.manageTools}?sort=available`;

const overduePath = `${paths.allOrders}?payment=overdue`;

const latePath = `${paths.allOrders}?status=late`;

const receivablesOf = ({ receivables: { open, overdue } }: Overview): KeyFigureProps[] => [
  {
    name: 'Receivables',
    value: formatSum(toDollars(open)),
    note: 'to be paid',
    to: paths.receivables,
    link: 'See receivables',
  },
  {
    name: 'Overdue',
    value: formatSum(toDollars(overdue)),
    note: 'past the due date',
    urgent: overdue > 0,
    to: overduePath,
    link: 'See overdue',
  },
];

const figuresOf = (overview: Overview): KeyFigureProps[] => {
  const { sales, openOrders, lateOrders, requestedReturns, lowStock, newUsers } = overview;
  return [
    { name: 'Money sold', value: formatSum(sales.revenue), note: period },
    { name: 'Pieces sold', value: formatCount(sales.pieces), note: period },
    {
      name: 'Open orders',
      value: formatCount(openOrders),
      note: 'not yet delivered',
      to: paths.allOrders,
      link: 'See open orders',
    },
    {
      name: 'Late orders',
      value: formatCount(lateOrders),
      note: 'not shipped by the promised day',
      urgent: lateOrders > 0,
      to: latePath,
      link: 'See late orders',
    },
    {
      name: 'Returns',
      value: formatCount(requestedReturns),
      note: 'wait for a decision',
      to: paths.allReturns,
      link: 'See returns',
    },
    ...receivablesOf(overview),
    {
      name: 'Low stock',
      value: formatCount(lowStock.count),
      note: `tools under ${limits.lowStock} pieces`,
      to: lowStockPath,
      link: 'See the stock',
    },
    {
      name: 'New users',
      value: formatCount(newUsers.count),
      note: period,
      to: paths.makeAdmin,
      link: 'See all users',
    },
  ];
};

/** The key figures of the shop. */
export const KeyFigures = ({ overview }: { overview: Overview }) => (
  <KeyFigureList maxColumns={5}>
    {figuresOf(overview).map((figure) => (
      <KeyFigure key={figure.name} {...figure} />
    ))}
  </KeyFigureList>
);
