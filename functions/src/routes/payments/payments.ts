import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { requireStripe } from '../../http/access/requireStripe.ts';
import { parseJointInvoices } from '../../http/query/invoiceQuery.ts';
import { reply } from '../../http/reply.ts';
import { cardPaymentsEnabled } from '../../params.ts';
import { getJointPayment, recordJointPayment } from '../../services/billing/jointPayments.ts';
import { useCredit } from '../../services/billing/useCredit.ts';
import { getOrderPayments } from '../../services/payments/payments.ts';
import {
  recordPayment,
  recordRefund,
  reversePayment,
} from '../../services/payments/recordPayments.ts';
import { refundCard } from '../../services/payments/refundCard.ts';

export const payments = Router();

reply(payments, apiRoutes.getOrderPayments, ({ params, caller }) =>
  getOrderPayments(params.id, caller, cardPaymentsEnabled()),
);

reply(payments, apiRoutes.recordPayment, ({ params, keyed, caller }) =>
  recordPayment(params.id, keyed, caller),
);

reply(payments, apiRoutes.getJointPayment, ({ query, caller }) => {
  const { invoices } = parseJointInvoices(query);
  return getJointPayment(invoices, caller);
});

reply(payments, apiRoutes.recordJointPayment, ({ keyed, caller }) =>
  recordJointPayment(keyed, caller),
);

reply(payments, apiRoutes.useCredit, ({ keyed, caller }) => useCredit(keyed, caller));

reply(payments, apiRoutes.reversePayment, ({ params, input, caller }) =>
  reversePayment(params, input, caller),
);

reply(payments, apiRoutes.refundPayment, async ({ params, input, key, caller }) => {
  const { method, ...refund } = input;
  const { id } = params;
  const recorded =
    method === 'card'
      ? await refundCard(id, { input: refund, key }, caller, requireStripe())
      : await recordRefund(id, { input: { ...refund, method }, key }, caller);
  return recorded;
});
