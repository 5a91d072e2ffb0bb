import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type Inquiry, type InquiryMove } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { inquiryKeys } from './inquiryKeys.ts';

const { getInquiry, replyToInquiry, moveInquiry, deleteInquiry } = apiRoutes;

export const useManagedInquiry = (id: string) =>
  useQuery({
    queryKey: inquiryKeys.one(id),
    queryFn: ({ signal }) => callApi(getInquiry, { params: { id }, signal }),
  });

/** The changes of an inquiry. */
export const useInquiryChanges = (id: string) => {
  const params = { id };
  const client = useQueryClient();
  const refreshes = [inquiryKeys.all];
  const shows = ({ inquiry }: { inquiry: Inquiry }) => {
    client.setQueryData(inquiryKeys.one(id), inquiry);
  };
  return {
    reply: useSend(
      (text: string, idempotencyKey) =>
        callApi(replyToInquiry, { params, body: { text }, idempotencyKey }),
      { refreshes, shows },
    ),
    move: useSend((body: InquiryMove) => callApi(moveInquiry, { params, body }), {
      refreshes,
      shows,
    }),
    remove: useSend(() => callApi(deleteInquiry, { params }), { refreshes }),
  };
};
