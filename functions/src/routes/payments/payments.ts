import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireStripe } from '../../http/access/requireStripe.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parseJointInvoices } from '../../http/query/invoiceQuery.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
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

handle(payments, apiRoutes.getOrderPayments, async (request, response) => {
  const { id } = request.params;
  response.json(await getOrderPayments(id, callerOf(response), cardPaymentsEnabled()));
});

handle(payments, apiRoutes.recordPayment, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.recordPayment, request);
  const { id } = request.params;
  response.json(await recordPayment(id, keyed, callerOf(response)));
});

handle(payments, apiRoutes.getJointPayment, async (request, response) => {
  const { invoices } = parseJointInvoices(request.query);
  response.json(await getJointPayment(invoices, callerOf(response)));
});

handle(payments, apiRoutes.recordJointPayment, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.recordJointPayment, request);
  response.json(await recordJointPayment(keyed, callerOf(response)));
});

handle(payments, apiRoutes.useCredit, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.useCredit, request);
  response.json(await useCredit(keyed, callerOf(response)));
});

handle(payments, apiRoutes.reversePayment, async (request, response) => {
  const input = parseForm(apiRoutes.reversePayment, request.body);
  response.json(await reversePayment(request.params, input, callerOf(response)));
});

handle(payments, apiRoutes.refundPayment, async (request, response) => {
  const { method, ...refund } = parseForm(apiRoutes.refundPayment, request.body);
  const key = idempotencyKeyOf(request);
  const { id } = request.params;
  const caller = callerOf(response);
  const recorded =
    method === 'card'
      ? await refundCard(id, { input: refund, key }, caller, requireStripe())
      : await recordRefund(id, { input: { ...refund, method }, key }, caller);
  response.json(recorded);
});
