import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Inquiry } from 'functions/contract';
import { Link, useParams } from 'react-router-dom';
import { useUser } from 'reactfire';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { InquiryActions } from '../../../features/inquiries/manage/InquiryActions.tsx';
import {
  InquiryDetailsView,
  InquirySkeleton,
} from '../../../features/inquiries/manage/InquiryDetailsView.tsx';
import { InquiryFailure } from '../../../features/inquiries/manage/InquiryFailure.tsx';
import { InquiryStatusChip } from '../../../features/inquiries/manage/InquiryStatusChip.tsx';
import { senderOf } from '../../../features/inquiries/manage/inquiryTexts.ts';
import { ReplyForm } from '../../../features/inquiries/manage/ReplyForm.tsx';
import { useManagedInquiry } from '../../../features/inquiries/manage/useInquiries.ts';
import { paths } from '../../../lib/router/paths.ts';
import { draftKey } from '../../../lib/storage/drafts.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { useInquiryActions } from './useInquiryActions.ts';

const BackLink = () => (
  <Button
    component={Link}
    to={paths.inquiries}
    color="inherit"
    startIcon={<Icon path={mdiArrowLeft} />}
    sx={{ ml: -2, mb: 0.5 }}
  >
    All inquiries
  </Button>
);

const heading = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 };

const Loaded = ({ inquiry }: { inquiry: Inquiry }) => {
  const { reply, move, remove } = useInquiryActions(inquiry);
  const { data: user } = useUser();
  const draft = draftKey(user?.uid ?? '', `inquiry:${inquiry._id}`);
  return (
    <>
      <Box sx={{ ...heading, maxWidth: 1280 }}>
        <PageTitle>{`Inquiry of ${senderOf(inquiry)}`}</PageTitle>
        <InquiryStatusChip status={inquiry.status} />
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
      <BackLink />
      {!inquiry && <PageTitle sx={{ mb: 2.5 }}>Inquiry</PageTitle>}
      {inquiry && <Loaded key={id} inquiry={inquiry} />}
      {!inquiry && !error && <InquirySkeleton />}
      {error && <InquiryFailure error={error} onRetry={() => void refetch()} />}
    </>
  );
};
