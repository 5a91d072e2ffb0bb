import { mdiEmailRemoveOutline } from '@mdi/js';
import type { Inquiry, InquiryStatus } from 'functions/contract';
import { useNavigate } from 'react-router-dom';
import {
  type StaffDocumentKind,
  StaffDocumentPage,
} from '../../../domain/document/StaffDocumentPage.tsx';
import {
  InquiryDetailsView,
  InquirySkeleton,
} from '../../../features/inquiries/manage/details/InquiryDetailsView.tsx';
import { ReplyForm } from '../../../features/inquiries/manage/details/ReplyForm.tsx';
import { InquiryActions } from '../../../features/inquiries/manage/InquiryActions.tsx';
import {
  inquiryStatusChips,
  moveTexts,
  senderOf,
} from '../../../features/inquiries/manage/inquiryTexts.ts';
import {
  useInquiryChanges,
  useManagedInquiry,
} from '../../../features/inquiries/manage/useInquiries.ts';
import { failureOf, notified } from '../../../lib/forms/outcomes.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { draftKey } from '../../../lib/storage/drafts.ts';

const useInquiryActions = ({ _id }: Inquiry) => {
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

const kind: StaffDocumentKind<Inquiry> = {
  name: 'inquiry',
  plural: 'inquiries',
  icon: mdiEmailRemoveOutline,
  advice: 'It was deleted, or its address was mistyped.',
  list: paths.inquiries,
  useDocument: useManagedInquiry,
  titleOf: (inquiry) => `Inquiry of ${senderOf(inquiry)}`,
  chipOf: ({ status }) => inquiryStatusChips[status],
};

const Actions = ({ inquiry }: { inquiry: Inquiry }) => {
  const { move, remove } = useInquiryActions(inquiry);
  return <InquiryActions inquiry={inquiry} onMove={move} onDelete={remove} />;
};

const Reply = ({ inquiry }: { inquiry: Inquiry }) => {
  const { reply } = useInquiryActions(inquiry);
  const draft = draftKey(useUser()?.uid ?? '', `inquiry:${inquiry._id}`);
  return <ReplyForm draft={draft} email={inquiry.email} onSubmit={reply} />;
};

const Details = ({ inquiry }: { inquiry: Inquiry }) => (
  <InquiryDetailsView
    inquiry={inquiry}
    uid={useUser()?.uid ?? ''}
    reply={<Reply inquiry={inquiry} />}
  />
);

/** An inquiry, where an admin answers it. */
export const InquiryPage = () => (
  <StaffDocumentPage
    kind={kind}
    actions={(inquiry) => <Actions inquiry={inquiry} />}
    skeleton={<InquirySkeleton />}
  >
    {(inquiry) => <Details inquiry={inquiry} />}
  </StaffDocumentPage>
);
