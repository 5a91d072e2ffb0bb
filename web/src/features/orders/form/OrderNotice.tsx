import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { canBeBought, formatMoney, type OrderFormValues, type Tool } from 'functions/contract';
import type { OrderOffer } from './orderRefusal.ts';

const StockNotice = ({ available, minOrder }: { available: number; minOrder: number }) => {
  const { setFieldValue } = useFormikContext<OrderFormValues>();
  if (available < minOrder) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => void setFieldValue('quantity', available)}>
          {`Take ${available}`}
        </Button>
      }
    >
      {`Other buyers were quicker: ${available === 1 ? '1 piece is' : `${available} pieces are`} left.`}
    </Alert>
  );
};

const PriceNotice = ({ oldPrice, newPrice }: { oldPrice: number; newPrice: number }) => (
  <Alert severity="warning">
    {`The price has changed from ${formatMoney(oldPrice)} to ${formatMoney(newPrice)} a piece. Please look at the new total and confirm your order again.`}
  </Alert>
);

/** What the buyer should know before sending the form, if anything. */
export const OrderNotice = ({ tool, offer }: { tool: Tool; offer: OrderOffer | null }) => {
  if (!canBeBought(tool)) {
    return (
      <Alert severity="info">
        Sold out at the moment: fewer pieces are left than the minimum order.
      </Alert>
    );
  }
  if (offer?.kind === 'stock') return <StockNotice {...offer} minOrder={tool.minOrder} />;
  if (offer?.kind === 'price') return <PriceNotice {...offer} />;
  return null;
};
