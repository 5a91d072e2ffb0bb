import type { Inquiry, InquiryStatus } from 'functions/contract';
import { useNavigate } from 'react-router-dom';
import { moveTexts } from '../../../features/inquiries/manage/inquiryTexts.ts';
import { useInquiryChanges } from '../../../features/inquiries/manage/useInquiries.ts';
import { failureOf, notified } from '../../../lib/forms/outcomes.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';

export const useInquiryActions = ({ _id }: Inquiry) => {
  const { reply, move, remove } = useInquiryChanges(_id);
  const navigate = useNavigate();
  return {
    reply: (text: string) =>
      failureOf(
        reply(text).then(() => 'The reply is on its way'),
        (error) => toFormFailure(error, 'The reply was not sent. '),
      ),
    move: async (status: InquiryStatus): Promise<void> => {
      await notified(move(status).then(() => moveTexts[status].done));
    },
    remove: async (): Promise<string> => {
      await remove();
      void navigate(paths.inquiries);
      return 'The inquiry is deleted';
    },
  };
};
