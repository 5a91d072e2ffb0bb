import { mdiEmailRemoveOutline } from '@mdi/js';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';

export const MailFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiProblem && error.code === 'mail-not-found' ? (
    <EmptyState icon={mdiEmailRemoveOutline} title="There is no such mail">
      It was deleted, or its address was mistyped.
    </EmptyState>
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );
