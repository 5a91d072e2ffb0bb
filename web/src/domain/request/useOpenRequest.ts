import type { OrderRequest } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { useRequestUpdate } from './useRequests.ts';

/** Opens the page of a request that was just sent, in place of the form that it came from. */
export const useOpenRequest = () => {
  const navigate = useNavigate();
  const update = useRequestUpdate();
  return async ({ _id, number }: Pick<OrderRequest, '_id' | 'number'>): Promise<void> => {
    void update();
    enqueueSnackbar(`Request ${number} sent for approval`, { variant: 'success' });
    await navigate(paths.approval.href(_id), { replace: true });
  };
};
