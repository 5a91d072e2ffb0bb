import { type Request, Router } from 'express';
import { apiRoutes, limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireStripe } from '../../http/access/requireStripe.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { readBody } from '../../http/body/readBody.ts';
import { readCardEvent } from '../../http/cards/cardEvents.ts';
import { handle } from '../../http/handle.ts';
import { isShopUrl, siteUrl } from '../../params.ts';
import { payTogetherByCard } from '../../services/billing/jointCardPayments.ts';
import { openCardCheckout } from '../../services/payments/cardCheckout.ts';
import { receiveCardEvent } from '../../services/payments/cardEvents.ts';
import { verifySignature } from '../../services/payments/verifySignature.ts';

export const cards = Router();

/** The origin of the shop's page that sent the request: in development, Vite serves it. */
const originOf = (request: Pick<Request, 'get'>): string => {
  const origin = request.get('Origin') ?? '';
  return URL.canParse(origin) && isShopUrl(new URL(origin)) ? origin : siteUrl.value();
};

handle(cards, apiRoutes.payByCard, async (request, response) => {
  const shop = { access: requireStripe(), origin: originOf(request) };
  response.json(await openCardCheckout(request.params.id, callerOf(response), shop));
});

handle(cards, apiRoutes.payTogetherByCard, async (request, response) => {
  const shop = { access: requireStripe(), origin: originOf(request) };
  const { invoices } = parseForm(apiRoutes.payTogetherByCard, request.body);
  response.json(await payTogetherByCard(invoices, callerOf(response), shop));
});

const eventBody = { mediaType: 'application/json', maxBytes: limits.cardEventBytes };

handle(cards, apiRoutes.receiveCardEvent, async (request, response) => {
  const access = requireStripe();
  const payload = await readBody(request, eventBody);
  if (!payload) throw validationError({ body: 'The body must be an event of Stripe' });
  await verifySignature({ payload, signature: request.get('Stripe-Signature') ?? '' }, access);
  response.locals.isSigned = true;
  const { requestId } = response.locals;
  response.json(await receiveCardEvent(readCardEvent(payload), { requestId, access }));
});
