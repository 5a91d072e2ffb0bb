import { mdiAccountLockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type Actor, type OrderReturn, type ReturnKind, roleOn } from 'functions/contract';
import { useNavigate, useParams } from 'react-router-dom';
import { useCaller } from '../../domain/company/useCaller.ts';
import { useMembership } from '../../domain/company/useMembership.ts';
import { DocumentFailure } from '../../domain/document/DocumentFailure.tsx';
import type { Order } from '../../domain/order/order.ts';
import { useOrder } from '../../domain/order/useOrders.ts';
import { BackLink } from '../../domain/page/BackLink.tsx';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { useEligibility } from '../../domain/returns/useEligibility.ts';
import { orderKind } from '../../features/orders/details/orderKind.ts';
import { requestedState } from '../../features/returns/details/requestedState.ts';
import { NewReturn } from '../../features/returns/form/NewReturn.tsx';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';

/** Says that the role of a member does not include to ask for returns. */
const NoRightToReturn = ({ order: { number } }: { order: Pick<Order, 'number'> }) => (
  <EmptyState
    icon={mdiAccountLockOutline}
    title="Your role does not include this"
    action={<LinkButton to={paths.orderDetails.href(number)}>See the order</LinkButton>}
  >
    Members of the company who place orders can return items and claim the guarantee.
  </EmptyState>
);

const title = 'Return or guarantee';

const isClaim = (text: string | null): text is ReturnKind => text === 'claim';

const Loading = () => (
  <div role="status" aria-label="Loading the order">
    <Skeleton variant="rounded" height={48} sx={{ mb: 2.5 }} />
    <Skeleton variant="rounded" height={320} />
  </div>
);

interface RequestProps {
  order: Order;
  caller: Actor;
}

const Request = (props: RequestProps) => {
  const navigate = useNavigate();
  const [kind, choose] = useUrlChoice<ReturnKind>({
    name: 'kind',
    defaultChoice: 'return',
    isChoice: isClaim,
  });
  const { eligibility, error, retry } = useEligibility(props.order);
  const open = ({ _id }: OrderReturn) =>
    void navigate(paths.orderReturn.href(_id), { state: requestedState, replace: true });
  if (error) return <ListError message={shownMessageOf(error)} onRetry={retry} />;
  if (!eligibility) return <Loading />;
  return (
    <NewReturn
      {...props}
      eligibility={eligibility}
      kind={kind}
      onKind={choose}
      onRequested={open}
    />
  );
};

interface DetailsProps extends Pick<Actor, 'uid' | 'staff'> {
  number: string;
}

const Details = ({ number, uid, staff }: DetailsProps) => {
  const caller = useCaller(uid, staff);
  const isKnown = useMembership(uid) !== undefined;
  const { data: order, error, refetch } = useOrder(number);
  if (error) {
    const kind = orderKind(number, staff);
    return <DocumentFailure kind={kind} error={error} onRetry={() => void refetch()} />;
  }
  if (!order || !isKnown) return <Loading />;
  return roleOn(order, caller) ? (
    <Request order={order} caller={caller} />
  ) : (
    <NoRightToReturn order={order} />
  );
};

const Page = () => {
  const { id: number = '' } = useParams();
  const session = useSession();
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  const { user, admin } = session;
  return (
    <>
      <BackLink to={paths.orderDetails.href(number)}>{`Order ${number}`}</BackLink>
      <PageTitle sx={{ mb: 2 }}>{title}</PageTitle>
      <Details key={number} number={number} uid={user.uid} staff={admin} />
    </>
  );
};

/** The number is in the address. */
const PrerenderedPage = () => (
  <>
    <BackLink to={paths.myOrders}>Order</BackLink>
    <PageTitle sx={{ mb: 2 }}>{title}</PageTitle>
    <Loading />
  </>
);

/** The form that asks to return items of an order, or claims the guarantee for them. */
export const NewReturnPage = () => (
  <Box sx={{ maxWidth: 760 }}>{useIsPrerendered() ? <PrerenderedPage /> : <Page />}</Box>
);
