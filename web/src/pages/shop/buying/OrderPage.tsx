import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User } from 'firebase/auth';
import { canBeBought, type Tool } from 'functions/contract';
import { useParams } from 'react-router-dom';
import { useUser } from 'reactfire';
import { Live } from '../../../domain/live/Live.tsx';
import { liveTool } from '../../../domain/live/liveSources.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useShop } from '../../../domain/shop/useShop.ts';
import { useTerms } from '../../../domain/shop/useTerms.ts';
import { useTool, useToolUpdates } from '../../../domain/tool/useTools.ts';
import type {
  OrderContact,
  OrderDraftValues,
} from '../../../features/orders/draft/useOrderDraft.ts';
import { useOrderSubmit } from '../../../features/orders/draft/useOrderSubmit.ts';
import { OrderConfirmation } from '../../../features/orders/form/OrderConfirmation.tsx';
import { OrderForm } from '../../../features/orders/form/OrderForm.tsx';
import { PurchaseLayout, PurchaseSkeleton } from '../../../features/orders/form/PurchaseLayout.tsx';
import { useChosenQuantity } from '../../../features/orders/form/useChosenQuantity.ts';
import { SoldOutNotice } from '../../../features/tools/alerts/SoldOutNotice.tsx';
import { ToolDetails } from '../../../features/tools/details/ToolDetails.tsx';
import { isUnknownTool, UnknownTool } from '../../../features/tools/details/UnknownTool.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { useContact } from './useContact.ts';

interface PurchaseProps {
  tool: Tool;
  user: User;
  contact: OrderContact | undefined;
}

const Purchase = ({ tool, user, contact }: PurchaseProps) => {
  const updates = useToolUpdates(tool._id);
  const chosen = useChosenQuantity();
  const { order, offer, placed, draft } = useOrderSubmit(tool, user.uid, updates, contact, chosen);
  const { data: shop } = useShop();
  const { data: terms } = useTerms(user.uid);
  const buyable = canBeBought(tool);
  const customer = { name: user.displayName ?? '', email: user.email ?? '' };
  const keep = (values: OrderDraftValues) => {
    draft.keep(values);
    if (values.quantity !== chosen.quantity) chosen.forget();
  };
  const form = (
    <Stack key={draft.form} spacing={3}>
      {placed && <OrderConfirmation order={placed} />}
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
        {!buyable && <SoldOutNotice tool={tool} />}
        {/* Still there while the tool is sold out, with what was typed. */}
        <div hidden={!buyable}>
          <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 3 }}>
            Complete Your Order Information
          </Typography>
          <OrderForm
            tool={tool}
            customer={customer}
            offer={offer}
            payment={{ shop, terms }}
            initialValues={draft.initialValues}
            contact={draft.contact}
            onChange={keep}
            onSubmit={order}
          />
        </div>
      </Paper>
    </Stack>
  );
  return <PurchaseLayout details={<ToolDetails tool={tool} />} form={form} />;
};

/** Loads the contact at the same time as the tool, and does not wait for it. */
const ToolPurchase = ({ user }: { user: User }) => {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useTool(id);
  const deleted = data !== undefined && isUnknownTool(error);
  const tool = deleted ? undefined : data;
  const contact = useContact(user);
  const { replace, refresh } = useToolUpdates(id);
  return (
    <>
      {deleted && <UnknownTool />}
      {!tool && !deleted && <PageTitle hidden>Order</PageTitle>}
      {isPending && <PurchaseSkeleton />}
      {error && !deleted && (
        <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      )}
      <Live
        source={liveTool(id)}
        onContent={(current) => (current ? replace(current) : refresh())}
        refresh={refresh}
      />
      {tool && <Purchase key={tool._id} tool={tool} user={user} contact={contact} />}
    </>
  );
};

export const OrderPage = () => {
  const { data: user } = useUser();
  return (
    <Container sx={{ py: { xs: 3, md: 6 } }}>{user && <ToolPurchase user={user} />}</Container>
  );
};
