import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { apiRoutes, formatCents, refundDueOf } from 'functions/contract';
import { orderKeys } from '../../domain/order/orderCache.ts';
import { callApi } from '../../lib/api/api.ts';

/** What was paid too much on the orders of the payer, in cents. */
const useOwnCredit = (email: string) =>
  useQuery({
    queryKey: [...orderKeys.all, 'credit', email],
    queryFn: async ({ signal }) => {
      const owed = await callApi(apiRoutes.listOrdersByEmail, {
        params: { email },
        query: { payment: 'refund-due', status: 'all', limit: 50 },
        signal,
      });
      return owed.reduce((sum, order) => sum + refundDueOf(order), 0);
    },
    enabled: email !== '',
  });

/** The credit of the payer; nothing without any. */
export const OwnCredit = ({ email }: { email: string }) => {
  const { data: credit = 0 } = useOwnCredit(email);
  if (credit === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {`You have a credit of ${formatCents(credit)}. We refund it, or use it for your next invoice if you tell us.`}
    </Alert>
  );
};
