import { useQueryClient } from '@tanstack/react-query';
import { apiRoutes, isCardAmount, type JointPayment } from 'functions/contract';
import { CardButton } from '../../domain/card/CardButton.tsx';
import { useCardPage } from '../../domain/card/useCardPage.ts';
import { useShop } from '../../domain/shop/useShop.ts';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';

/** Whether a card can pay invoices together. */
export const useCardForInvoices = ({ total }: JointPayment): boolean =>
  Boolean(useShop().data?.cardPayments) && isCardAmount(total);

/** A button that leads to the payment of several invoices by card. */
export const JointCardPayment = ({ payment }: { payment: JointPayment }) => {
  const client = useQueryClient();
  const invoices = payment.invoices.map(({ number }) => number);
  const page = useCardPage({
    request: () => callApi(apiRoutes.payTogetherByCard, { body: { invoices } }),
    refresh: () => invalidateQueries(client, ['invoices']),
  });
  return <CardButton amount={payment.total} currency={payment.currency} page={page} />;
};
