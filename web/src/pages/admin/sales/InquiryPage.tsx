import { mdiEmailRemoveOutline } from '@mdi/js';
import { apiRoutes, type Inquiry, type InquiryMove, type InquiryStatus } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import {
  type StaffDocumentKind,
  StaffDocumentPage,
} from '../../../domain/document/StaffDocumentPage.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
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
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { failureOf } from '../../../lib/forms/outcomes.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { draftKey } from '../../../lib/storage/drafts.ts';
import { type DoneNotice, notifyDone } from '../../../ui/feedback/undoNotice.tsx';

/** The notice of a move, with its undo. */
const movedNotice = (
  { status: before }: Inquiry,
  status: InquiryStatus,
  move: (input: InquiryMove) => Promise<unknown>,
): DoneNotice => ({
  text: moveTexts[status].done,
  undo: async () => {
    await move({ status: before, undoes: status });
    return `Undone: the inquiry is ${inquiryStatusChips[before].label.toLowerCase()} as before`;
  },
  failureOf: (error) =>
    error instanceof ApiProblem && error.code === 'undo-not-possible'
      ? 'The inquiry has changed since, so nothing was undone.'
      : messageOf(error),
});

const useInquiryActions = (inquiry: Inquiry) => {
  const { _id } = inquiry;
  const { reply, move, remove } = useInquiryChanges(_id);
  const navigate = useNavigate();
  return {
    reply: (text: string) =>
      failureOf(
        reply(text).then(() => 'The reply is on its way'),
        (error) => toFormFailure(error, 'The reply was not sent. '),
      ),
    move: async (status: InquiryStatus): Promise<void> => {
      await move({ status }).then(
        () => notifyDone(movedNotice(inquiry, status, move)),
        (error) => enqueueSnackbar(messageOf(error), { variant: 'error' }),
      );
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
    reply={
      <Allowed call={apiRoutes.replyToInquiry}>
        <Reply inquiry={inquiry} />
      </Allowed>
    }
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
