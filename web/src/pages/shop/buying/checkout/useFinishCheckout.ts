import { useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type PlacedOrder } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { useOrderingUpdate } from '../../../../domain/company/useOrdering.ts';
import { orderKeys } from '../../../../domain/order/orderCache.ts';
import { orderLink } from '../../../../domain/order/orderLink.ts';
import { termsKey } from '../../../../domain/shop/useTerms.ts';
import { addressesKey, type useAddresses } from '../../../../features/addresses/useAddresses.ts';
import { addressInputOf, deliveryOf } from '../../../../features/checkout/form/checkoutForm.ts';
import type { PlacedForm } from '../../../../features/checkout/sending/useCheckout.ts';
import { placedState } from '../../../../features/orders/details/placedState.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { messageOf } from '../../../../lib/api/messages.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { leaveCart, leaveCartWithOffer } from './leaveCart.ts';

/**
 * The page on which the order is paid by card. Null for another way to pay, and when the page
 * cannot be opened: the order's page offers it again.
 */
const cardPageOf = async ({ order }: PlacedOrder): Promise<string | null> => {
  if (order.paymentMethod !== 'card') return null;
  try {
    return (await callApi(apiRoutes.payByCard, { params: { id: order._id } })).url;
  } catch (error) {
    const message = `Your order is placed, but the page for the card did not open: ${messageOf(error)}`;
    enqueueSnackbar(message, { variant: 'error' });
    return null;
  }
};

/**
 * The steps after a placed order: its page opens, or the page on which it is paid by card, from
 * which Back leads to the order. Its tools leave the cart; its address is saved.
 */
export const useFinishCheckout = (
  user: SessionUser,
  book: ReturnType<typeof useAddresses>,
  isFromCart = true,
) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const updateOrdering = useOrderingUpdate();

  const saveAddress = async ({ addressId, values, idempotencyKey }: PlacedForm) => {
    if (!values.isSaved) return;
    try {
      // After a reload, an order without an answer can be sent before the address book is there.
      // The page that loads it closes now.
      const addresses =
        book.isPending || book.isKept ? await callApi(apiRoutes.listAddresses) : book.data;
      if (deliveryOf(addressId, addresses ?? null).kind !== 'first') return;
      // Under the key of its order, so that both are sent once.
      const body = addressInputOf(values);
      await callApi(apiRoutes.createAddress, { body, idempotencyKey });
      await invalidateQueries(client, addressesKey(user.uid));
    } catch (error) {
      const message = `Your order is placed, but its address was not saved: ${messageOf(error)}`;
      enqueueSnackbar(message, { variant: 'error' });
    }
  };

  return async (placed: PlacedOrder, form: PlacedForm) => {
    void saveAddress(form);
    if (isFromCart) void leaveCart(user.uid, placed.order.lines);
    else leaveCartWithOffer(placed.order.lines);
    void invalidateQueries(client, orderKeys.all);
    void client.invalidateQueries({ queryKey: termsKey(user.uid) });
    void updateOrdering();
    const cardPage = await cardPageOf(placed);
    const { to, state } = orderLink(placed.order);
    await navigate(to, { state: { ...placedState, ...state } });
    if (cardPage) location.assign(cardPage);
  };
};
