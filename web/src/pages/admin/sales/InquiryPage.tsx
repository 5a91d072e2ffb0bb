import { mdiArrowLeft, mdiEmailRemoveOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Inquiry, InquiryStatus } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useUser } from 'reactfire';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { InquiryActions } from '../../../features/inquiries/manage/InquiryActions.tsx';
import {
  InquiryDetailsView,
  InquirySkeleton,
} from '../../../features/inquiries/manage/InquiryDetailsView.tsx';
import { InquiryStatusChip } from '../../../features/inquiries/manage/InquiryStatusChip.tsx';
import { moveTexts, senderOf } from '../../../features/inquiries/manage/inquiryTexts.ts';
import { ReplyForm } from '../../../features/inquiries/manage/ReplyForm.tsx';
import {
  useInquiryChanges,
  useManagedInquiry,
} from '../../../features/inquiries/manage/useInquiries.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf, shownMessageOf } from '../../../lib/api/messages.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';
import { draftKey } from '../../../lib/storage/drafts.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

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

const Failure = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiProblem && error.code === 'inquiry-not-found' ? (
    <EmptyState icon={mdiEmailRemoveOutline} title="There is no such inquiry">
      It was deleted, or its address was mistyped.
    </EmptyState>
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );

const reportFailure = (error: unknown) => enqueueSnackbar(messageOf(error), { variant: 'error' });

const useActions = ({ _id }: Inquiry) => {
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

const heading = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 };

const Loaded = ({ inquiry }: { inquiry: Inquiry }) => {
  const { reply, move, remove } = useActions(inquiry);
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
      {error && <Failure error={error} onRetry={() => void refetch()} />}
    </>
  );
};
