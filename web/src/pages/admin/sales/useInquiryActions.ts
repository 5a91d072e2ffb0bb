import type { Inquiry, InquiryStatus } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { moveTexts } from '../../../features/inquiries/manage/inquiryTexts.ts';
import { useInquiryChanges } from '../../../features/inquiries/manage/useInquiries.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';

const reportFailure = (error: unknown) => enqueueSnackbar(messageOf(error), { variant: 'error' });

export const useInquiryActions = ({ _id }: Inquiry) => {
  const { reply, move, remove } = useInquiryChanges(_id);
  const navigate = useNavigate();
  return {
    reply: async (text: string) => {
      try {
        await reply(text);
        enqueueSnackbar('The reply is on its way', { variant: 'success' });
        return null;
      } catch (error) {
        return toFormFailure(error, 'The reply was not sent. ');
      }
    },
    move: async (status: InquiryStatus) => {
      try {
        await move(status);
        enqueueSnackbar(moveTexts[status].done, { variant: 'success' });
      } catch (error) {
        reportFailure(error);
      }
    },
    remove: async () => {
      try {
        await remove();
        enqueueSnackbar('The inquiry is deleted', { variant: 'success' });
        await navigate(paths.inquiries);
      } catch (error) {
        reportFailure(error);
      }
    },
  };
};
