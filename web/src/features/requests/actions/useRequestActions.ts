import {
  type ApprovalBody,
  apiRoutes,
  type RejectionInput,
  type RequestPage,
} from 'functions/contract';
import { requestKeys } from '../../../domain/request/useRequests.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

/** The prices that an approval is for: those of now; null if a tool is not on sale. */
export const approvedPrices = ({ current }: Pick<RequestPage, 'current'>): ApprovalBody | null => {
  const lines = (current?.lines ?? []).flatMap(({ toolId, unitPrice }) =>
    unitPrice === null ? [] : { toolId, unitPrice },
  );
  return current && lines.length === current.lines.length ? { lines } : null;
};

/** Approves, rejects or withdraws a request. */
export const useRequestActions = ({ _id: id }: Pick<RequestPage, '_id'>) => {
  const params = { id };
  const options = { refreshes: [requestKeys.all] };
  return {
    approve: useSend(
      (body: ApprovalBody, idempotencyKey) =>
        callApi(apiRoutes.approveRequest, { params, body, idempotencyKey }),
      options,
    ),
    reject: useSend(
      (body: RejectionInput, idempotencyKey) =>
        callApi(apiRoutes.rejectRequest, { params, body, idempotencyKey }),
      options,
    ),
    withdraw: useSend<unknown>(
      (_, idempotencyKey) => callApi(apiRoutes.withdrawRequest, { params, idempotencyKey }),
      options,
    ),
  };
};
