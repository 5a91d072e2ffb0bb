import type { OrderRequest } from 'functions/contract';
import { usePricedCart } from '../../../../domain/cart/priced/usePricedCart.ts';
import { useCartIsLoading } from '../../../../domain/cart/sync/useCartIsLoading.ts';
import { useOrdering, useOrderingUpdate } from '../../../../domain/company/useOrdering.ts';
import { useOpenRequest } from '../../../../domain/request/useOpenRequest.ts';
import { useShop } from '../../../../domain/shop/useShop.ts';
import { useTerms } from '../../../../domain/shop/useTerms.ts';
import { useAddresses } from '../../../../features/addresses/useAddresses.ts';
import { useCheckout } from '../../../../features/checkout/sending/useCheckout.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { leaveCart } from './leaveCart.ts';
import { useDelivery } from './useDelivery.ts';
import { useFinishCheckout } from './useFinishCheckout.ts';

/** The steps after a request for approval of the cart: its tools leave it, and its page opens. */
const useFinishRequest = ({ uid }: SessionUser) => {
  const openRequest = useOpenRequest();
  return (request: OrderRequest): Promise<void> => {
    void leaveCart(uid, request.lines);
    return openRequest(request);
  };
};

/** The data of the checkout of a cart, and the order that it places. */
export const useCartCheckout = (user: SessionUser) => {
  const cart = usePricedCart();
  const shop = useShop();
  const terms = useTerms(user.uid);
  const isLoading = useCartIsLoading(user.uid);
  const book = useAddresses(user.uid);
  const ordering = useOrdering();
  const updateOrdering = useOrderingUpdate();
  const checkout = useCheckout({
    uid: user.uid,
    onPlaced: useFinishCheckout(user, book),
    onRequested: useFinishRequest(user),
    onRefused: () => {
      void cart.refetch();
      void terms.refetch();
      void updateOrdering();
    },
  });
  const delivery = useDelivery({ user, book, checkout });
  return { cart, shop, terms, isLoading, checkout, delivery, ordering };
};
