import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatMoney, type Order } from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** What was just ordered, and the way to it: it stays when the toast is gone. */
export const OrderPlaced = ({ order: { orderQuantity, totalBill } }: { order: Order }) => (
  <Alert
    severity="success"
    sx={{ mt: 2.5 }}
    action={
      <Button component={Link} to={paths.myOrders} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
        My Order
      </Button>
    }
  >
    {`You have ordered ${orderQuantity} pieces for ${formatMoney(totalBill)}.`}
  </Alert>
);
