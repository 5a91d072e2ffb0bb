import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Tool } from 'functions/contract';
import { useParams } from 'react-router-dom';
import { useUser } from 'reactfire';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { OrderForm } from '../features/orders/form/OrderForm.tsx';
import { OrderPlacedNotice } from '../features/orders/form/OrderNotice.tsx';
import { PurchaseLayout, PurchaseSkeleton } from '../features/orders/form/PurchaseLayout.tsx';
import { useOrdering } from '../features/orders/form/useOrdering.ts';
import { ToolDetails } from '../features/tools/catalogue/ToolDetails.tsx';
import { useTool, useToolUpdates } from '../features/tools/catalogue/useTools.ts';
import { messageOf } from '../messages.ts';

const Purchase = ({ tool }: { tool: Tool }) => {
  const { data: user } = useUser();
  const { order, offer, placed, draft } = useOrdering(
    tool,
    user?.uid ?? '',
    useToolUpdates(tool._id),
  );
  const customer = { name: user?.displayName ?? '', email: user?.email ?? '' };
  const form = (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 3 }}>
        Complete Your Order Information
      </Typography>
      <OrderForm
        key={draft.idempotencyKey}
        tool={tool}
        customer={customer}
        offer={offer}
        initialValues={draft.initialValues}
        onChange={draft.keep}
        onSubmit={order}
      />
      {placed && <OrderPlacedNotice order={placed} />}
    </Paper>
  );
  return <PurchaseLayout details={<ToolDetails tool={tool} />} form={form} />;
};

export const OrderPage = () => {
  const { id = '' } = useParams();
  const { data: tool, isPending, error, refetch } = useTool(id);
  return (
    <Container sx={{ py: { xs: 3, md: 6 } }}>
      {!tool && <PageTitle hidden>Order</PageTitle>}
      {isPending && <PurchaseSkeleton />}
      {error && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {tool && <Purchase key={tool._id} tool={tool} />}
    </Container>
  );
};
