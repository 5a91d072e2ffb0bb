import { mdiEmailRemoveOutline } from '@mdi/js';
import type { Inquiry } from 'functions/contract';
import { useParams } from 'react-router-dom';
import type { DocumentKind } from '../../../domain/document/DocumentFailure.tsx';
import { DocumentHeading } from '../../../domain/document/DocumentHeading.tsx';
import { DocumentPage } from '../../../domain/document/DocumentPage.tsx';
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

const kind: DocumentKind = {
  noun: 'inquiry',
  icon: mdiEmailRemoveOutline,
  missing: 'inquiry-not-found',
  advice: 'It was deleted, or its address was mistyped.',
  others: { to: paths.inquiries, label: 'See all inquiries' },
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
export const InquiryPage = () => {
  const { id = '' } = useParams();
  const query = useManagedInquiry(id);
  const inquiry = query.data;
  return (
    <DocumentPage
      kind={kind}
      query={query}
      heading={
        <DocumentHeading
          back={{ to: paths.inquiries, label: 'All inquiries' }}
          title={inquiry ? `Inquiry of ${senderOf(inquiry)}` : 'Inquiry'}
          chip={inquiry && inquiryStatusChips[inquiry.status]}
          actions={inquiry && <Actions key={id} inquiry={inquiry} />}
        />
      }
      skeleton={<InquirySkeleton />}
    >
      {(inquiry) => (
        <InquiryDetailsView key={id} inquiry={inquiry} reply={<Reply inquiry={inquiry} />} />
      )}
    </DocumentPage>
  );
};
