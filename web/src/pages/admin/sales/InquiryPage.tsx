import Box from '@mui/material/Box';
import type { Inquiry } from 'functions/contract';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import {
  InquiryDetailsView,
  InquirySkeleton,
} from '../../../features/inquiries/manage/details/InquiryDetailsView.tsx';
import { ReplyForm } from '../../../features/inquiries/manage/details/ReplyForm.tsx';
import { InquiryActions } from '../../../features/inquiries/manage/InquiryActions.tsx';
import { InquiryFailure } from '../../../features/inquiries/manage/InquiryFailure.tsx';
import { inquiryStatusChips, senderOf } from '../../../features/inquiries/manage/inquiryTexts.ts';
import { useManagedInquiry } from '../../../features/inquiries/manage/useInquiries.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { draftKey } from '../../../lib/storage/drafts.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { useInquiryActions } from './useInquiryActions.ts';

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 2.5,
  maxWidth: 1280,
};

const Loaded = ({ inquiry }: { inquiry: Inquiry }) => {
  const { reply, move, remove } = useInquiryActions(inquiry);
  const user = useUser();
  const draft = draftKey(user?.uid ?? '', `inquiry:${inquiry._id}`);
  return (
    <>
      <Box sx={heading}>
        <PageTitle>{`Inquiry of ${senderOf(inquiry)}`}</PageTitle>
        <StatusChip {...inquiryStatusChips[inquiry.status]} />
        <Box sx={{ flexGrow: 1 }} />
        <InquiryActions inquiry={inquiry} onMove={move} onDelete={remove} />
      </Box>
      <InquiryDetailsView
        inquiry={inquiry}
        reply={<ReplyForm draft={draft} email={inquiry.email} onSubmit={reply} />}
      />
    </>
  );
};

/** An inquiry, where an admin answers it. */
export const InquiryPage = () => {
  const { id = '' } = useParams();
  const { data: inquiry, error, refetch } = useManagedInquiry(id);
  return (
    <>
      <BackLink to={paths.inquiries}>All inquiries</BackLink>
      {!inquiry && <PageTitle sx={{ mb: 2.5 }}>Inquiry</PageTitle>}
      {inquiry && <Loaded key={id} inquiry={inquiry} />}
      {!inquiry && !error && <InquirySkeleton />}
      {error && <InquiryFailure error={error} onRetry={() => void refetch()} />}
    </>
  );
};
