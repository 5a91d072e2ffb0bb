import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { RequestPage } from 'functions/contract';
import { Link } from 'react-router-dom';
import { orderLink } from '../../../domain/order/orderLink.ts';
import { requestNoticeOf } from './requestNotice.ts';

/** The order of an approved request has the id and the number of the request. */
const OrderButton = ({ request: { orderId, number } }: { request: RequestPage }) => {
  if (orderId === null) return null;
  const { to, state } = orderLink({ _id: orderId, number });
  return (
    <Button component={Link} to={to} state={state} color="inherit">
      See the order
    </Button>
  );
};

/** What keeps a request from being approved, or how it ended. */
export const RequestNotice = ({ request }: { request: RequestPage }) => {
  const notice = requestNoticeOf(request);
  if (!notice) return null;
  return (
    <Alert
      severity={notice.severity}
      action={<OrderButton request={request} />}
      sx={{ mb: 2.5, maxWidth: 1280, alignItems: 'flex-start', overflowWrap: 'anywhere' }}
    >
      <AlertTitle>{notice.title}</AlertTitle>
      {notice.texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
};
