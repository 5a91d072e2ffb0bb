import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { Live } from '../../../../domain/live/Live.tsx';
import { liveTool } from '../../../../domain/live/liveSources.ts';
import { PageTitle } from '../../../../domain/page/PageTitle.tsx';
import { useTool, useToolUpdates } from '../../../../domain/tool/useTools.ts';
import { PurchaseSkeleton } from '../../../../features/orders/form/PurchaseLayout.tsx';
import { isUnknownTool, UnknownTool } from '../../../../features/tools/details/UnknownTool.tsx';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { useUser } from '../../../../lib/session/useSession.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { Purchase } from './Purchase.tsx';
import { useContact } from './useContact.ts';

/** Keeps a tool on a page up to date for someone who is signed in. */
const LiveTool = ({ id }: { id: string }) => {
  const { follow, refresh } = useToolUpdates(id);
  return (
    <Live
      source={liveTool(id)}
      onContent={(current) => (current ? follow(current) : refresh())}
      refresh={refresh}
    />
  );
};

const LoadingPurchase = () => (
  <>
    <PageTitle hidden>Order</PageTitle>
    <PurchaseSkeleton />
  </>
);

/** Loads the contact at the same time as the tool, and does not wait for it. */
const ToolPurchase = ({ user }: { user: SessionUser }) => {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useTool(id);
  const isUnknown = isUnknownTool(error);
  const tool = isUnknown ? undefined : data;
  const contact = useContact(user);
  return (
    <>
      {isUnknown && <UnknownTool />}
      {isPending && <LoadingPurchase />}
      {!isPending && !tool && !isUnknown && <PageTitle hidden>Order</PageTitle>}
      {error && !isUnknown && (
        <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      )}
      <LiveTool id={id} />
      {tool && <Purchase key={tool._id} tool={tool} user={user} contact={contact} />}
    </>
  );
};

export const OrderPage = () => {
  const user = useUser();
  return (
    <Container sx={{ py: { xs: 3, md: 6 } }}>
      {user ? <ToolPurchase user={user} /> : <LoadingPurchase />}
    </Container>
  );
};
