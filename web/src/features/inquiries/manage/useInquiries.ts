import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type Inquiry, type InquiryStatus } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotencyKey.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { inquiryKeys } from './inquiryKeys.ts';

const { getInquiry, replyToInquiry, moveInquiry, deleteInquiry } = apiRoutes;

export const useManagedInquiry = (id: string) =>
  useQuery({
    queryKey: inquiryKeys.one(id),
    queryFn: ({ signal }) => callApi(getInquiry, { params: { id }, signal }),
  });

/** The changes of an inquiry. Each refreshes the lists, also after a failure. */
export const useInquiryChanges = (id: string) => {
  const params = { id };
  const client = useQueryClient();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const { mutateAsync } = useMutation({
    mutationFn: async (send: () => Promise<{ inquiry: Inquiry }>) =>
      client.setQueryData(inquiryKeys.one(id), (await send()).inquiry),
    onSettled: () => invalidateQueries(client, inquiryKeys.all),
  });
  const removal = useMutation({
    mutationFn: () => callApi(deleteInquiry, { params }),
    onSettled: () => invalidateQueries(client, inquiryKeys.all),
  });
  return {
    reply: async (text: string) => {
      await mutateAsync(() => callApi(replyToInquiry, { params, body: { text }, idempotencyKey }));
      renewKey();
    },
    move: (status: InquiryStatus) =>
      mutateAsync(() => callApi(moveInquiry, { params, body: { status } })),
    remove: removal.mutateAsync,
  };
};
