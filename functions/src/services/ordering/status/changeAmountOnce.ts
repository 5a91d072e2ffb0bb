import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { closeCardPage, payableFields } from '../booking/closeCardPage.ts';
import { type Change, changeOnce, type StepRequest } from './changeOnce.ts';

/** The order after its step, and the response to the request. */
interface Step<Response> {
  order: OrderDocument;
  response: Response;
}

/**
 * Takes a step that can lower the amount due like `changeOnce`, and closes a card page that would
 * then take too much.
 */
export const changeAmountOnce = async <Response>(
  request: StepRequest,
  caller: Caller,
  change: Change<Step<Response>>,
): Promise<Response> => {
  const { response, payable } = await changeOnce(request, caller, async (transaction, stored) => {
    const { order, response } = await change(transaction, stored);
    return { response, payable: payableFields(order) };
  });
  await closeCardPage(payable);
  return response;
};
