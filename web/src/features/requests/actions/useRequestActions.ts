import { useMutation } from '@tanstack/react-query';
import { type ApprovalBody, apiRoutes, type RequestPage } from 'functions/contract';
import { useRequestUpdate } from '../../../domain/request/useRequests.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

/** The prices that an approval is for: those of now; null if a tool is not on sale. */
export const approvedPrices = ({ current }: Pick<RequestPage, 'current'>): ApprovalBody | null => {
  const lines = (current?.lines ?? []).flatMap(({ toolId, unitPrice }) =>
    unitPrice === null ? [] : { toolId, unitPrice },
  );
  return current && lines.length === current.lines.length ? { lines } : null;
};

/** Approves, rejects or withdraws a request, once, also when an answer was lost. */
export const useRequestActions = ({ _id: id }: Pick<RequestPage, '_id'>) => {
  const once = useRequestKeys();
  const update = useRequestUpdate();
  const params = { id };
  const approval = useMutation({
    mutationFn: (body: ApprovalBody) =>
      once(`approve ${JSON.stringify(body)}`, (idempotencyKey) =>
        callApi(apiRoutes.approveRequest, { params, body, idempotencyKey }),
      ),
    onSettled: update,
  });
  const rejection = useMutation({
    mutationFn: (reason: string) =>
      once(`reject ${reason}`, (idempotencyKey) =>
        callApi(apiRoutes.rejectRequest, { params, body: { reason }, idempotencyKey }),
      ),
    onSettled: update,
  });
  const withdrawal = useMutation({
    mutationFn: () =>
      once('withdraw', (idempotencyKey) =>
        callApi(apiRoutes.withdrawRequest, { params, idempotencyKey }),
      ),
    onSettled: update,
  });
  return { approval, rejection, withdrawal };
};
