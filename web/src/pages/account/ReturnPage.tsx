import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type Actor, apiRoutes, type OrderReturn } from 'functions/contract';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useCaller } from '../../domain/company/useCaller.ts';
import { DocumentPage } from '../../domain/document/DocumentPage.tsx';
import { SignedInDocument } from '../../domain/document/SignedInDocument.tsx';
import { Live } from '../../domain/live/Live.tsx';
import { liveOrder } from '../../domain/live/liveSources.ts';
import { useOrder } from '../../domain/order/useOrders.ts';
import { returnKeys } from '../../domain/returns/returnKeys.ts';
import {
  ReturnDetails,
  ReturnDetailsSkeleton,
} from '../../features/returns/details/ReturnDetails.tsx';
import { ReturnHeading } from '../../features/returns/details/ReturnHeading.tsx';
import { ReturnNotice } from '../../features/returns/details/ReturnNotice.tsx';
import { returnBackLink, returnKind } from '../../features/returns/details/returnKind.ts';
import { WithdrawButton } from '../../features/returns/details/WithdrawButton.tsx';
import { callApi } from '../../lib/api/api.ts';
import { keptQuery } from '../../lib/queries/kept/keptQuery.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useLiveReturns } from './useLiveReturns.ts';

const { getReturn } = apiRoutes;

/** A return by its id or its number. */
const useReturn = (idOrNumber: string) =>
  useQuery(
    keptQuery(returnKeys.one(idOrNumber), ({ signal }) =>
      callApi(getReturn, { params: { id: idOrNumber }, signal }),
    ),
  );

/** Loaded only for staff: its forms need much code. */
const StaffStep = lazyComponent(
  () => import('../../features/returns/staff/StaffStep.tsx'),
  'StaffStep',
);

interface LoadedProps {
  found: OrderReturn;
  caller: Actor;
}

const Loaded = ({ found, caller }: LoadedProps) => {
  // Shown together with the order, so that nothing moves. A failure does not delay it.
  const { data: order, isPending, failureCount } = useOrder(found.orderId);
  const live = useLiveReturns();
  return (
    <>
      <Live source={liveOrder(found.orderId)} {...live} />
      <ReturnNotice found={found} caller={caller} />
      {isPending && failureCount === 0 ? (
        <ReturnDetailsSkeleton />
      ) : (
        <ReturnDetails
          found={found}
          order={order}
          caller={caller}
          step={
            caller.staff && (
              <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
                <StaffStep found={found} order={order} caller={caller} />
              </Suspense>
            )
          }
        />
      )}
    </>
  );
};

interface DetailsProps extends Pick<Actor, 'uid' | 'staff'> {
  id: string;
}

const Details = ({ id, uid, staff }: DetailsProps) => {
  const caller = useCaller(uid, staff);
  const query = useReturn(id);
  const found = query.data;
  return (
    <DocumentPage
      kind={returnKind(id, staff)}
      query={query}
      heading={
        <ReturnHeading
          found={found}
          back={returnBackLink(found, staff)}
          actions={found && <WithdrawButton found={found} caller={caller} />}
        />
      }
      skeleton={<ReturnDetailsSkeleton />}
    >
      {(found) => <Loaded found={found} caller={caller} />}
    </DocumentPage>
  );
};

/** A return or a guarantee claim, for its customer and for staff. */
export const ReturnPage = () => {
  const { id = '' } = useParams();
  return (
    <SignedInDocument
      loading={(staff) => (
        <>
          <ReturnHeading found={undefined} back={returnBackLink(undefined, staff)} />
          <ReturnDetailsSkeleton />
        </>
      )}
    >
      {(account) => <Details key={id} id={id} {...account} />}
    </SignedInDocument>
  );
};
