import { mdiPlaylistPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import type { Actor } from 'functions/contract';
import { memberNameOf } from '../../../domain/company/orderedBy.ts';
import { DocumentHeading } from '../../../domain/document/DocumentHeading.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { orderStatusChips } from '../../../domain/order/orderFilters.ts';
import { useOrdersLocation } from '../../../domain/order/useOrdersLocation.ts';
import { AddToList } from '../../../domain/shoppingList/AddToList.tsx';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { OrderActions } from '../actions/OrderActions.tsx';
import { PackingDocuments } from '../documents/OrderDocuments.tsx';
import { PartActions } from '../parts/PartActions.tsx';
import { usePartDialogs } from '../parts/partDialogs.ts';
import { ReorderButton } from '../reorder/ReorderButton.tsx';
import { canReorder } from '../reorder/reorder.ts';

const ListButton = ({ order }: { order: Order }) => (
  <AddToList
    lines={() =>
      order.lines.map(({ toolId, quantity, toolName }) => ({ toolId, quantity, toolName }))
    }
  >
    {(open) => (
      <Button variant="outlined" startIcon={<Icon path={mdiPlaylistPlus} />} onClick={open}>
        Add to list
      </Button>
    )}
  </AddToList>
);

/** What the caller can do with the order, or with a part of it. */
const Actions = ({ order, caller }: { order: Order; caller: Actor }) => {
  const choosePart = usePartDialogs();
  return (
    <>
      {canReorder(order, caller) && <ReorderButton order={order} />}
      {canReorder(order, caller) && <ListButton order={order} />}
      <OrderActions order={order} caller={caller} onShip={() => choosePart('ship')} />
      {caller.staff && <PackingDocuments order={order} />}
      <PartActions order={order} caller={caller} />
    </>
  );
};

interface OrderHeadingProps {
  /** The order, once it has loaded. */
  order: Order | undefined;
  /** The number in the address, until then. */
  number?: string | undefined;
  caller: Actor;
}

const PlacedAt = ({ order }: { order: Order }) => {
  const member = memberNameOf(order);
  return (
    <>
      {'Placed on '}
      <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
      {member !== null && ` for ${order.payerName} · Ordered by ${member}`}
    </>
  );
};

/** The number, the status and the date of an order, and what the caller can do with it. */
export const OrderHeading = ({ order, number = order?.number, caller }: OrderHeadingProps) => {
  const { list, listName } = useOrdersLocation(caller.staff);
  return (
    <DocumentHeading
      back={{ to: list, label: listName }}
      title={number ? `Order ${number}` : 'Order'}
      chip={order && orderStatusChips[order.status]}
      since={order ? <PlacedAt order={order} /> : null}
      actions={order && <Actions order={order} caller={caller} />}
    />
  );
};
