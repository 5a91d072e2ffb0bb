import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useCustomer } from '../../domain/customer/useCustomer.ts';
import { DocumentFailure } from '../../domain/document/DocumentFailure.tsx';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { noticeWithAction } from '../../ui/feedback/noticeWithAction.ts';
import { customerKind } from './customerKind.ts';

/** Says as whom staff see a page of the shop, and leads back to the customer. */
export const PreviewNotice = ({ payerId }: { payerId: string }) => {
  const { data, error, refetch } = useCustomer(payerId);
  const name = data?.company?.name || data?.profile?.displayName || data?.profile?.email;
  return (
    <>
      {error && (
        <DocumentFailure kind={customerKind} error={error} onRetry={() => void refetch()} />
      )}
      <Alert
        severity="info"
        sx={{ ...noticeWithAction, mb: 3 }}
        action={
          <Button
            component={Link}
            to={lazyPaths.customer.href(payerId)}
            color="inherit"
            size="small"
          >
            Back to the customer
          </Button>
        }
      >
        {`You see the shop as ${name ?? 'this customer'} sees it now: their tools and prices. Nothing can be ordered here.`}
      </Alert>
    </>
  );
};
