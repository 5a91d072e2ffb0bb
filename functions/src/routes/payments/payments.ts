import { Router } from 'express';
import { apiRoutes, paymentSchema, refundSchema, reversalSchema } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { requireStripe } from '../../http/access/requireStripe.ts';
import { requireUser } from '../../http/access/requireUser.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { cardPaymentsEnabled } from '../../params.ts';
import { getOrderPayments } from '../../services/payments/payments.ts';
import {
  recordPayment,
  recordRefund,
  reversePayment,
} from '../../services/payments/recordPayments.ts';
import { refundCard } from '../../services/payments/refundCard.ts';

export const payments = Router();

handle(payments, apiRoutes.getOrderPayments, requireUser, async (request, response) => {
  const { id } = request.params;
  response.json(await getOrderPayments(id, callerOf(response), cardPaymentsEnabled()));
});

handle(payments, apiRoutes.recordPayment, requireAdmin, jsonBody, async (request, response) => {
  const input = validate(paymentSchema, formOf(request.body));
  const key = idempotencyKeyOf(request);
  const { id } = request.params;
  response.status(201).json(await recordPayment(id, { input, key }, callerOf(response)));
});

handle(payments, apiRoutes.reversePayment, requireAdmin, jsonBody, async (request, response) => {
  const input = validate(reversalSchema, formOf(request.body));
  response.status(201).json(await reversePayment(request.params, input, callerOf(response)));
});

handle(payments, apiRoutes.refundPayment, requireAdmin, jsonBody, async (request, response) => {
  const { method, ...refund } = validate(refundSchema, formOf(request.body));
  const key = idempotencyKeyOf(request);
  const { id } = request.params;
  const caller = callerOf(response);
  const recorded =
    method === 'card'
      ? await refundCard(id, { input: refund, key }, caller, requireStripe())
      : await recordRefund(id, { input: { ...refund, method }, key }, caller);
  response.status(201).json(recorded);
});
