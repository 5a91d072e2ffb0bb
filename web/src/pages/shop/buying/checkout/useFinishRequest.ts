import type { OrderRequest } from 'functions/contract';
import { removeTool } from '../../../../domain/cart/stored/useCart.ts';
import { syncCart } from '../../../../domain/cart/sync/syncCart.ts';
import { useOpenRequest } from '../../../../domain/request/useOpenRequest.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';

/** The steps after a request for approval of the cart: its tools leave it, and its page opens. */
export const useFinishRequest = ({ uid }: SessionUser) => {
  const openRequest = useOpenRequest();
  return (request: OrderRequest): Promise<void> => {
    for (const { toolId } of request.lines) removeTool(toolId);
    void syncCart(uid).catch(() => {});
    return openRequest(request);
  };
};
