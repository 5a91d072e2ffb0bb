import { styled } from '@mui/material/styles';
import { formatCentsIn, formatCount, piecesOf, remainingPiecesOf } from 'functions/contract';
import type { ReactNode } from 'react';
import { handlingColumn, withHandlingLine } from '../../../domain/assignments/handlingRows.tsx';
import { memberNameOf, ordererText, payerText } from '../../../domain/company/orderedBy.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderStatusChips } from '../../../domain/order/orderFilters.ts';
import { piecesText, poText } from '../../../domain/order/orderTexts.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { NewMark } from './NewMark.tsx';
import { OrderDate } from './OrderDate.tsx';
import { OrderedTools, OrderPicture, PiecesAndNames, ToolNames } from './OrderedTools.tsx';
import { OrderNumber, SecondLine } from './OrderNumber.tsx';
import { OrderNumberLink } from './OrderNumberLink.tsx';
import { CompactPayment, OrderPayment } from './OrderPayment.tsx';
import { ShipBy } from './ShipBy.tsx';

/** The id of the element with the number of an order in a table, which names its buttons. */
export const orderNameId = ({ _id }: Order): string => `order-${_id}`;

/** Whether an order is new in its list. */
export type IsNew = (order: Order) => boolean;

const numberColumn = (isNew?: IsNew): Column<Order> => ({
  id: 'number',
  header: 'No.',
  width: 132,
  isName: true,
  cell: (order) => (
    <OrderNumber order={order} id={orderNameId(order)} isNew={isNew?.(order) ?? false} />
  ),
});
const date: Column<Order> = {
  id: 'date',
  header: 'Date',
  sorts: { ascending: 'oldest', descending: 'newest' },
  width: 104,
  cell: (order) => <OrderDate order={order} />,
};
const customer: Column<Order> = {
  id: 'customer',
  header: 'User Name',
  sorts: { ascending: 'customer' },
  width: 0.12,
  cell: ({ payerName }) => payerName,
};
/** The viewport width in pixels from which all orders have a column with the date. */
const dateWidth = 1440;

/** On narrower screens, the tools need the room of the date's column. */
const DateBelow = ({ order }: { order: Order }) => (
  <SecondLine below={dateWidth}>
    <OrderDate order={order} short />
  </SecondLine>
);

const UntilWide = styled('span')({ [`@media (min-width: ${dateWidth}px)`]: { display: 'none' } });

/** Who ordered for a company, in the line of the date: a row has no room for a third one. */
const DateAndMember = ({ order }: { order: Order }) => {
  const member = memberNameOf(order);
  if (member === null) return <DateBelow order={order} />;
  return (
    <SecondLine>
      <UntilWide>
        <OrderDate order={order} short />
        {' · '}
      </UntilWide>
      {`by ${member}`}
    </SecondLine>
  );
};

/** The viewport width in pixels from which all orders have room for their tools. */
const toolsWidth = 1100;

const whereNarrow = `@media (max-width: ${toolsWidth - 0.05}px)`;

/** Two lines in a narrow list, where the date stands elsewhere. */
const NarrowName = styled('div')({
  [whereNarrow]: {
    '& > span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      lineHeight: 1.25,
    },
  },
});

const UnlessNarrow = styled('span')({ [whereNarrow]: { display: 'none' } });

const customerAndDate: Column<Order> = {
  ...customer,
  width: 0.105,
  cell: (order) => (
    <>
      <NarrowName>
        <Ellipsis>{order.payerName}</Ellipsis>
      </NarrowName>
      <UnlessNarrow>
        <DateAndMember order={order} />
      </UnlessNarrow>
    </>
  ),
};

/** In the list of a company, where all orders have the same payer. */
const memberAndDate: Column<Order> = {
  id: 'member',
  header: 'Ordered by',
  width: 0.12,
  cell: (order) => (
    <>
      <Ellipsis>{order.userName}</Ellipsis>
      <DateBelow order={order} />
    </>
  ),
};
const tools: Column<Order> = {
  id: 'tools',
  header: 'Product Name',
  cell: (order) => <OrderedTools order={order} />,
};
const pieces: Column<Order> = {
  id: 'pieces',
  header: 'Amount',
  align: 'right',
  width: 76,
  cell: (order) => formatCount(piecesOf(order)),
};
const bill: Column<Order> = {
  id: 'bill',
  header: 'Bill',
  sorts: { ascending: 'total', descending: '-total' },
  align: 'right',
  width: 100,
  cell: ({ total, currency }) => formatCentsIn(currency, total),
};
const status: Column<Order> = {
  id: 'status',
  header: 'Status',
  width: 116,
  cell: (order) => <StatusChip {...orderStatusChips[order.status]} />,
};
const payment: Column<Order> = {
  id: 'payment',
  header: 'Payment',
  align: 'right',
  width: 140,
  cell: (order) => <OrderPayment order={order} />,
};

const billAndDate: Column<Order> = {
  ...bill,
  cell: (order) => (
    <>
      {formatCentsIn(order.currency, order.total)}
      <SecondLine below={toolsWidth}>
        <OrderDate order={order} short />
      </SecondLine>
    </>
  ),
};

/** From this width on, all orders have a column with the day to ship. */
const shipByWidth = 1440;

const statusAndShipBy: Column<Order> = {
  ...status,
  cell: (order) => (
    <>
      <StatusChip {...orderStatusChips[order.status]} />
      <SecondLine below={shipByWidth}>
        <ShipBy order={order} prefix="Ship by " />
      </SecondLine>
    </>
  ),
};

const shipBy: Column<Order> = {
  id: 'shipBy',
  header: 'Ship by',
  sorts: { ascending: 'ship-by' },
  width: 92,
  from: shipByWidth,
  cell: (order) => <ShipBy order={order} />,
};

/** The columns of a customer's orders. */
export const ownOrderColumns: Column<Order>[] = [
  numberColumn(),
  { ...date, from: 1100 },
  { ...customer, from: 1360 },
  tools,
  pieces,
  bill,
  status,
  payment,
];

/** The columns of a company's orders, for its members. */
export const companyOrderColumns: Column<Order>[] = [
  numberColumn(),
  { ...date, from: dateWidth },
  memberAndDate,
  tools,
  { ...pieces, from: 1360 },
  bill,
  status,
  payment,
];

/** The columns of all orders. */
export const orderColumns = (isNew: IsNew): Column<Order>[] => [
  numberColumn(isNew),
  { ...date, from: dateWidth },
  customerAndDate,
  { ...tools, from: toolsWidth },
  { ...pieces, from: 1520 },
  billAndDate,
  shipBy,
  statusAndShipBy,
  payment,
  { ...handlingColumn, from: 1760 },
];

/** The column with the button of the next step, which the list fills. */
export const nextStepColumn = { id: 'nextStep', header: 'Next step', width: 84 } as const;

interface Summary {
  order: Order;
  /** When and who ordered. */
  summary: ReactNode[];
  isNew?: boolean;
}

/** A PO number takes the second line, so that the pieces have room in the fourth. */
const textsOf = ({ order, summary }: Summary): ReactNode[] =>
  order.poNumber
    ? [
        poText(order),
        <ToolNames key="names" order={order} />,
        [`${piecesText(order)} · `, ...summary],
      ]
    : [<PiecesAndNames key="names" order={order} />, summary];

/**
 * Status and payment stand at the ends of the second and third line, whatever these say. Names come
 * last in their lines, because only they may be cut.
 */
const compactLines = ({ order, summary, isNew }: Summary): CompactContent => {
  const chip = <StatusChip {...orderStatusChips[order.status]} />;
  const ends = [chip, <CompactPayment key="payment" order={order} />];
  const further = textsOf({ order, summary }).map((text, index) => ({ text, end: ends[index] }));
  const link = <OrderNumberLink order={order} />;
  const end = [
    isNew && <NewMark key="new" />,
    isNew && ' · ',
    formatCentsIn(order.currency, order.total),
  ];
  return { lines: [{ text: link, end }, ...further] };
};

/** A customer's order on a small screen. */
export const compactOwnOrder = (order: Order): CompactContent => ({
  picture: <OrderPicture order={order} size={40} />,
  ...compactLines({
    order,
    summary: [<OrderDate key="date" order={order} short />, ` · ${ordererText(order)}`],
  }),
});

/** Anyone's order on a small screen: without a picture, for the sake of the names. */
export const compactOrder = (order: Order, isNew = false): CompactContent =>
  withHandlingLine(() =>
    compactLines({
      order,
      summary: [
        <OrderDate key="date" order={order} short />,
        remainingPiecesOf(order) > 0 && ' · ',
        <ShipBy key="ship" order={order} prefix="ship by " />,
        ` · ${payerText(order)}`,
      ],
      isNew,
    }),
  )(order, 0);
