import { mdiPackageVariant } from '@mdi/js';
import { formatCentsIn } from 'functions/contract';
import { PaymentStatusChip } from '../../../domain/money/PaymentStatusChip.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { orderStatusChips } from '../../../domain/order/orderFilters.ts';
import type { usePayerOrders } from '../../../domain/order/useOrders.ts';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { formatDate } from '../../../domain/time/dates.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { OrderDate } from '../columns/OrderDate.tsx';
import { OrderNumber } from '../columns/OrderNumber.tsx';
import { OrderNumberLink } from '../columns/OrderNumberLink.tsx';
import { orderNameId } from '../columns/orderColumns.tsx';

const DueDate = ({ dueAt }: Pick<Order, 'dueAt'>) =>
  dueAt === null ? '–' : <time dateTime={dueAt}>{formatDate(dueAt)}</time>;

const columns: Column<Order>[] = [
  {
    id: 'number',
    header: 'No.',
    isName: true,
    cell: (order) => <OrderNumber order={order} id={orderNameId(order)} />,
  },
  { id: 'date', header: 'Date', width: 112, cell: (order) => <OrderDate order={order} /> },
  {
    id: 'status',
    header: 'Status',
    width: 112,
    cell: ({ status }) => <StatusChip {...orderStatusChips[status]} />,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    width: 120,
    cell: ({ total, currency }) => formatCentsIn(currency, total),
  },
  {
    id: 'payment',
    header: 'Payment',
    width: 120,
    cell: (order) => <PaymentStatusChip order={order} />,
  },
  { id: 'due', header: 'Due', width: 112, cell: ({ dueAt }) => <DueDate dueAt={dueAt} /> },
];

const compact = (order: Order): CompactContent => ({
  lines: [
    { text: <OrderNumberLink order={order} />, end: formatCentsIn(order.currency, order.total) },
    { text: <OrderDate order={order} />, end: <StatusChip {...orderStatusChips[order.status]} /> },
    {
      text: order.dueAt ? ['Due ', <DueDate key="due" dueAt={order.dueAt} />] : 'No due date',
      end: <PaymentStatusChip order={order} />,
    },
  ],
});

const NoOrders = () => (
  <EmptyState icon={mdiPackageVariant} title="No orders yet">
    The orders of this customer appear here, newest first.
  </EmptyState>
);

/** The orders of one customer, as an admin sees them, with what is paid and due. */
export const AccountOrders = ({ list }: { list: ReturnType<typeof usePayerOrders> }) => (
  <PagedList list={list} loading="Loading the orders" empty={<NoOrders />}>
    {(orders) =>
      orders.length > 0 && (
        <DataList
          label="Orders"
          rows={orders}
          columns={columns}
          compact={compact}
          nameOf={({ number }) => `order ${number}`}
        />
      )
    }
  </PagedList>
);
