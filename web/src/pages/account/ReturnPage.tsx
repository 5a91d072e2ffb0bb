import Skeleton from '@mui/material/Skeleton';
import type { DocumentCaller, OrderReturn } from 'functions/contract';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useCaller } from '../../domain/company/useCaller.ts';
import { Live } from '../../domain/live/Live.tsx';
import { liveOrder } from '../../domain/live/liveSources.ts';
import { useOrder } from '../../domain/order/useOrders.ts';
import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import { useReturn } from '../../domain/returns/useReturn.ts';
import {
  ReturnDetails,
  ReturnDetailsSkeleton,
} from '../../features/returns/details/ReturnDetails.tsx';
import { ReturnFailure } from '../../features/returns/details/ReturnFailure.tsx';
import { ReturnHeading } from '../../features/returns/details/ReturnHeading.tsx';
import { ReturnNotice } from '../../features/returns/details/ReturnNotice.tsx';
import { returnBackLink } from '../../features/returns/details/returnBackLink.ts';
import { WithdrawButton } from '../../features/returns/details/WithdrawButton.tsx';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useLiveReturns } from './useLiveReturns.ts';

/** Loaded only for staff: its forms need much code. */
const StaffStep = lazyComponent(
  () => import('../../features/returns/staff/StaffStep.tsx'),
  'StaffStep',
);

interface LoadedProps {
  found: OrderReturn;
  caller: DocumentCaller;
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
            caller.admin && (
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

interface DetailsProps extends Pick<DocumentCaller, 'uid' | 'admin'> {
  id: string;
}

const Details = ({ id, uid, admin }: DetailsProps) => {
  const caller = useCaller(uid, admin);
  const { data: found, error, refetch } = useReturn(id);
  return (
    <>
      <ReturnHeading
        found={found}
        back={returnBackLink(found, caller.admin)}
        actions={found && <WithdrawButton found={found} caller={caller} />}
      />
      {!found && !error && <ReturnDetailsSkeleton />}
      {error && (
        <ReturnFailure id={id} error={error} admin={caller.admin} onRetry={() => void refetch()} />
      )}
      {found && <Loaded found={found} caller={caller} />}
    </>
  );
};

/** The link back depends on the caller. */
const PrerenderedDetails = () =>
  (['admin', 'customer'] as const).map((audience) => (
    <PrerenderedFor key={audience} audiences={[audience]}>
      <ReturnHeading found={undefined} back={returnBackLink(undefined, audience === 'admin')} />
      <ReturnDetailsSkeleton />
    </PrerenderedFor>
  ));

/** A return or a guarantee claim, for its customer and for admins. */
export const ReturnPage = () => {
  const { id = '' } = useParams();
  const session = useSession();
  if (useIsPrerendered()) return <PrerenderedDetails />;
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  const { user, admin } = session;
  return <Details key={id} id={id} uid={user.uid} admin={admin} />;
};
