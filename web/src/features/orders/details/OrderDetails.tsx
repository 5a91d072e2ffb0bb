import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type Actor, isOpen, namesRecipient } from 'functions/contract';
import type { PropsWithChildren, ReactNode } from 'react';
import { HandlingCard } from '../../../domain/assignments/HandlingCard.tsx';
import { CustomerFacts, CustomerLinks } from '../../../domain/document/CustomerFacts.tsx';
import { orderNotes } from '../../../domain/notes/noteSubjects.ts';
import { StaffNotes } from '../../../domain/notes/StaffNotes.tsx';
import { arrivalOf } from '../../../domain/order/deliveryDay.ts';
import type { Order } from '../../../domain/order/order.ts';
import { ordersOfPayer } from '../../../domain/order/payerPages.ts';
import { phoneHref } from '../../../domain/shop/phoneHref.ts';
import { ToolsDocuments } from '../../../domain/toolDocuments/ToolsDocuments.tsx';
import { mainAndSide } from '../../../ui/layout/columns.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';
import { OrderDocuments } from '../documents/OrderDocuments.tsx';
import { hasParcels, OrderParcels } from '../parcels/OrderParcels.tsx';
import { CreditNotes } from './CreditNotes.tsx';
import { OrderLines } from './OrderLines.tsx';
import { hasReference, OrderReference } from './OrderReference.tsx';
import { OrderShipping } from './OrderShipping.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { OrderProgress } from './progress/OrderProgress.tsx';

const grid = {
  ...mainAndSide(),
  maxWidth: 1280,
};

const beforeShipping = { ...grid, ...mainAndSide({ main: 1, side: 1 }), mb: { xs: 2, md: 3 } };

/** For admins: what matters before the parcel is packed. */
const BeforeShipping = ({ order, caller }: { order: Order; caller: Actor }) => (
  <Box sx={beforeShipping}>
    <DetailsCard title="Shipping">
      <OrderShipping order={order} />
    </DetailsCard>
    <Stack spacing={{ xs: 2, md: 3 }} sx={{ minWidth: 0 }}>
      <HandlingCard kind="order" id={order._id} uid={caller.uid} />
      <DetailsCard title="Notes">
        <StaffNotes subject={orderNotes(order._id)} uid={caller.uid} />
      </DetailsCard>
    </Stack>
  </Box>
);

/** Where an order goes, whom the carrier can call, and when it arrives. */
const OrderDelivery = ({ order }: { order: Order }) => (
  <Facts>
    {!namesRecipient(order.orderAddress, order.userName) && (
      <Fact name="Recipient">{order.userName}</Fact>
    )}
    <Fact name="Delivery Address">{order.orderAddress}</Fact>
    <Fact name="Phone Number">{order.phoneNumber}</Fact>
    {isOpen(order.status) && <Fact name="Promised delivery">{arrivalOf(order)}</Fact>}
    {order.completeOnly && <Fact name="Parts">Deliver complete only</Fact>}
  </Facts>
);

/** For admins: the customer, with links to their e-mail address, phone number and the audit log. */
const OrderCustomer = ({ order }: { order: Order }) => (
  <>
    <Facts>
      <CustomerFacts document={order} names={{ person: 'User Name', member: 'Ordered by' }} />
      <Fact name="Phone Number">
        <Link href={phoneHref(order.phoneNumber)} underline="always">
          {order.phoneNumber}
        </Link>
      </Fact>
    </Facts>
    <CustomerLinks
      payerId={order.payerId}
      others={{ text: 'All orders of this customer', to: ordersOfPayer(order.payerId) }}
      audited={{ text: 'Audit log of this order', target: `order/${order._id}` }}
    />
  </>
);

/** The progress and the payment come first on a phone, and beside the rest on a wide screen. */
const plain = { ...grid, gridTemplateAreas: { xs: '"side" "main"', md: '"main side"' } };

/** The parcels of an order come before all that. */
const withParcels = {
  ...grid,
  gridTemplateAreas: { xs: '"parcels" "side" "main"', md: '"parcels side" "main side"' },
  gridTemplateRows: { md: 'auto 1fr' },
};

const Column = ({ area, children }: PropsWithChildren<{ area: 'parcels' | 'main' | 'side' }>) => (
  <Stack spacing={{ xs: 2, md: 3 }} sx={{ gridArea: area, minWidth: 0 }}>
    {children}
  </Stack>
);

interface OrderDetailsProps {
  order: Order;
  caller: Actor;
  /** The amounts due of the order, and its payments. */
  payment: ReactNode;
  /** Its returns and claims. */
  returns: ReactNode;
}

/**
 * The progress, the payment, the returns, the parcels, the lines and the delivery of an order. For
 * admins, what is to be shipped and the notes come first, and there is the customer.
 */
export const OrderDetails = ({ order, caller, payment, returns }: OrderDetailsProps) => (
  <>
    {caller.staff && <BeforeShipping order={order} caller={caller} />}
    <Box sx={hasParcels(order) ? withParcels : plain}>
      {hasParcels(order) && (
        <Column area="parcels">
          <OrderParcels order={order} caller={caller} />
        </Column>
      )}
      <Column area="side">
        <DetailsCard title="Progress">
          <OrderProgress order={order} caller={caller} />
        </DetailsCard>
        {payment}
        {returns}
        <CreditNotes order={order} caller={caller} />
      </Column>
      <Column area="main">
        <DetailsCard title="Tools">
          <OrderLines lines={order.lines} currency={order.currency} admin={caller.staff} />
          <OrderTotals order={order} />
          <OrderDocuments order={order} />
          <ToolsDocuments toolIds={order.lines.map(({ toolId }) => toolId)} />
        </DetailsCard>
        {hasReference({ order, withNote: !caller.staff }) && (
          <DetailsCard title="Reference">
            <OrderReference order={order} withNote={!caller.staff} />
          </DetailsCard>
        )}
        <DetailsCard title="Delivery">
          <OrderDelivery order={order} />
        </DetailsCard>
        {caller.staff && (
          <DetailsCard title="Customer">
            <OrderCustomer order={order} />
          </DetailsCard>
        )}
      </Column>
    </Box>
  </>
);

const heights = { side: [240, 320], main: [320, 240] };

export const OrderDetailsSkeleton = ({ admin }: { admin: boolean }) => (
  <div role="status" aria-label="Loading the order">
    {admin && (
      <Box sx={beforeShipping}>
        <Skeleton variant="rounded" height={240} />
        <Skeleton variant="rounded" height={240} />
      </Box>
    )}
    <Box sx={plain}>
      {(['side', 'main'] as const).map((area) => (
        <Column key={area} area={area}>
          {heights[area].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} />
          ))}
        </Column>
      ))}
    </Box>
  </div>
);
