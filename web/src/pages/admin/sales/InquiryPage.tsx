import { mdiEmailRemoveOutline } from '@mdi/js';
import type { Inquiry } from 'functions/contract';
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
import { inquiryStatusChips, senderOf } from '../../../features/inquiries/manage/inquiryTexts.ts';
import { useManagedInquiry } from '../../../features/inquiries/manage/useInquiries.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { draftKey } from '../../../lib/storage/drafts.ts';
import { useInquiryActions } from './useInquiryActions.ts';

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

/** An inquiry, where an admin answers it. */
export const InquiryPage = () => (
  <StaffDocumentPage
    kind={kind}
    actions={(inquiry) => <Actions inquiry={inquiry} />}
    skeleton={<InquirySkeleton />}
  >
    {(inquiry) => <InquiryDetailsView inquiry={inquiry} reply={<Reply inquiry={inquiry} />} />}
  </StaffDocumentPage>
);
