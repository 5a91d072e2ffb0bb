import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQueryClient } from '@tanstack/react-query';
import { type Actor, amountDueOf, apiRoutes, maySee, parseOrderNumber } from 'functions/contract';
import { type ComponentProps, useDeferredValue, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useCaller } from '../../domain/company/useCaller.ts';
import { DocumentPage } from '../../domain/document/DocumentPage.tsx';
import { SignedInDocument } from '../../domain/document/SignedInDocument.tsx';
import { Live } from '../../domain/live/Live.tsx';
import { liveOrder } from '../../domain/live/liveSources.ts';
import { howToPayText } from '../../domain/money/paymentTexts.ts';
import type { Order } from '../../domain/order/order.ts';
import { linkedOrderId } from '../../domain/order/orderLink.ts';
import { orderNumberAttribute } from '../../domain/order/orderNumberScript.ts';
import { useOrder } from '../../domain/order/useOrders.ts';
import { useMay } from '../../domain/staff/useMay.ts';
import { useMayOn } from '../../domain/staff/useMayOn.ts';
import { OrderActionsProvider } from '../../features/orders/actions/OrderActionsProvider.tsx';
import { OrderDetails, OrderDetailsSkeleton } from '../../features/orders/details/OrderDetails.tsx';
import { OrderHeading } from '../../features/orders/details/OrderHeading.tsx';
import { orderKind } from '../../features/orders/details/orderKind.ts';
import { isPlacedState } from '../../features/orders/details/placedState.ts';
import { PartDialogsProvider } from '../../features/orders/parts/PartDialogsProvider.tsx';
import { paymentsKey } from '../../features/payments/data/paymentCache.ts';
import { useOrderPayments } from '../../features/payments/data/useOrderPayments.ts';
import { PaymentSection } from '../../features/payments/section/PaymentSection.tsx';
import { OrderReturns } from '../../features/returns/ofOrder/OrderReturns.tsx';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { DetailsCard } from '../../ui/layout/DetailsCard.tsx';
import { useAwaitsStaffParts } from './useAwaitsStaffParts.ts';
import { useLiveReturns } from './useLiveReturns.ts';

/** Confirms an order that was placed on the page before, and says how and until when to pay it. */
const PlacedNotice = ({ order }: { order: Order }) =>
  isPlacedState(useLocation().state) ? (
    <Alert role="status" severity="success" sx={{ mb: 2.5, maxWidth: 1280 }}>
      <AlertTitle>Order placed successfully</AlertTitle>
      We confirm your order within one working day.
      {amountDueOf(order) > 0 && ` ${howToPayText(order)} This page shows how to pay.`}
    </Alert>
  ) : null;

/** Its payments, for those who may read them. */
const Payments = (props: ComponentProps<typeof PaymentSection>) =>
  useMayOn(props.order, props.caller)(apiRoutes.getOrderPayments) && (
    <DetailsCard title="Payment">
      <PaymentSection {...props} />
    </DetailsCard>
  );

/** Its returns, for those who may read them. */
const Returns = (props: ComponentProps<typeof OrderReturns>) =>
  useMayOn(props.order, props.caller)(apiRoutes.listReturnsOfOrder) && <OrderReturns {...props} />;

interface DetailsProps extends Pick<Actor, 'uid' | 'staff'> {
  idOrNumber: string;
}

const Details = ({ idOrNumber, uid, staff }: DetailsProps) => {
  const caller = useCaller(uid, staff);
  const { data: order, error, refetch } = useOrder(idOrNumber);
  const number = parseOrderNumber(idOrNumber);
  // Shown together with the order, so that nothing moves. A failure does not delay it.
  const mayRead = useMay()(apiRoutes.getOrderPayments);
  const isOwn = order !== undefined && maySee(order, { ...caller, staff: false });
  const payments = useOrderPayments(idOrNumber, mayRead || isOwn);
  const client = useQueryClient();
  const live = useLiveReturns(() => void invalidateQueries(client, paymentsKey(idOrNumber)));
  const awaitsStaffParts = useAwaitsStaffParts(order, caller);
  const awaitsPayments = payments.isLoading && payments.failureCount === 0;
  const isReady = error !== null || (order !== undefined && !awaitsPayments && !awaitsStaffParts);
  // What is read later, like the audit log after a change by others, does not hide it again.
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  // Deferred, so that the browser renders the page in short tasks.
  const showsOrder = useDeferredValue(order !== undefined && wasReady, false);
  const shown = showsOrder ? order : undefined;
  return (
    <OrderActionsProvider caller={caller}>
      <PartDialogsProvider order={order} caller={caller}>
        {order && <Live source={liveOrder(order._id)} {...live} />}
        <DocumentPage
          kind={orderKind(idOrNumber, staff)}
          query={{ data: shown, error, refetch }}
          heading={<OrderHeading order={shown} number={number} caller={caller} />}
          skeleton={<OrderDetailsSkeleton admin={staff} />}
        >
          {(order) => (
            <>
              <PlacedNotice order={order} />
              <OrderDetails
                order={order}
                caller={caller}
                payment={<Payments order={order} caller={caller} query={payments} />}
                returns={<Returns order={order} caller={caller} />}
              />
            </>
          )}
        </DocumentPage>
      </PartDialogsProvider>
    </OrderActionsProvider>
  );
};

/** An order, for its customer and for staff. */
export const OrderDetailsPage = () => {
  const { id = '' } = useParams();
  const idOrNumber = linkedOrderId(useLocation().state) ?? id;
  return (
    <SignedInDocument
      loading={(staff) => (
        <>
          <div {...{ [orderNumberAttribute]: '' }}>
            <OrderHeading order={undefined} caller={{ uid: '', staff, membership: null }} />
          </div>
          <OrderDetailsSkeleton admin={staff} />
        </>
      )}
    >
      {(account) => <Details key={idOrNumber} idOrNumber={idOrNumber} {...account} />}
    </SignedInDocument>
  );
};
