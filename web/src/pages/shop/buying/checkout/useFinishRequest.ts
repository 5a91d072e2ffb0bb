import type { OrderRequest } from 'functions/contract';
import { useOpenRequest } from '../../../../domain/request/useOpenRequest.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { leaveCart } from './leaveCart.ts';

/** The steps after a request for approval of the cart: its tools leave it, and its page opens. */
export const useFinishRequest = ({ uid }: SessionUser) => {
  const openRequest = useOpenRequest();
  return (request: OrderRequest): Promise<void> => {
    void leaveCart(uid, request.lines);
    return openRequest(request);
  };
};
