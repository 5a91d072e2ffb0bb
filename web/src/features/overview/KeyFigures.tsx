import { formatCount, limits, type Overview, toDollars } from 'functions/contract';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { KeyFigure, KeyFigureList, type KeyFigureProps } from '../../ui/layout/KeyFigure.tsx';
import { formatSum } from './charts/measures.ts';

const period = `last ${limits.overview.days} days`;

const overduePath = `${paths.allOrders}?payment=overdue`;

const receivablesOf = ({ receivables: { open, overdue } }: Overview): KeyFigureProps[] => [
  {
    name: 'Receivables',
    value: formatSum(toDollars(open)),
    note: 'to be paid',
    to: furtherPaths.receivables,
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
  const { sales, openOrders, newUsers } = overview;
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
    ...receivablesOf(overview),
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
  <KeyFigureList minWidth={136}>
    {figuresOf(overview).map((figure) => (
      <KeyFigure key={figure.name} {...figure} />
    ))}
  </KeyFigureList>
);
