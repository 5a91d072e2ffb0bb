import type { OrderRequest } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { removeTool } from '../../../../domain/cart/stored/useCart.ts';
import { syncCart } from '../../../../domain/cart/sync/syncCart.ts';
import { useRequestUpdate } from '../../../../domain/request/useRequests.ts';
import { paths } from '../../../../lib/router/paths.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';

/** The steps after a request for approval: its tools leave the cart, and its page opens. */
export const useFinishRequest = ({ uid }: SessionUser) => {
  const navigate = useNavigate();
  const update = useRequestUpdate();
  return async ({ _id, number, lines }: OrderRequest) => {
    for (const { toolId } of lines) removeTool(toolId);
    void syncCart(uid).catch(() => {});
    void update();
    enqueueSnackbar(`Request ${number} sent for approval`, { variant: 'success' });
    await navigate(paths.approval.href(_id), { replace: true });
  };
};
