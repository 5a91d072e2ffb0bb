import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { apiRoutes, type HandledKind, type Handling, type StaffPerson } from 'functions/contract';
import { useEffect, useState } from 'react';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { notified } from '../../lib/forms/outcomes.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import { useMay } from '../staff/useMay.ts';
import { assigneeText } from './handlingTexts.ts';
import { useHandling, useStaff } from './useHandling.ts';

export interface HandlingProps {
  kind: HandledKind;
  id: string;
  /** The account that reads the page. */
  uid: string;
}

const nobody = '';

/** The people to choose; the one who has it is among them in any case. */
const choicesOf = (staff: readonly StaffPerson[], { assignee }: Handling) =>
  Object.fromEntries([
    [nobody, 'Nobody'],
    ...[...staff, ...(assignee ? [assignee] : [])].map((person) => [person.uid, person.name]),
  ]);

interface FieldsProps extends Pick<HandlingProps, 'uid' | 'kind'> {
  handling: Handling;
  changes: ReturnType<typeof useHandling>;
}

const Fields = ({ kind, uid, handling, changes: { assign, follow } }: FieldsProps) => {
  const may = useMay();
  const mayAssign = may(apiRoutes.assign, kind);
  const { data: staff = [] } = useStaff(mayAssign && may(apiRoutes.listStaff));
  const [busy, setBusy] = useState(false);
  const send = async (sending: Promise<string>) => {
    setBusy(true);
    await notified(sending);
    setBusy(false);
  };
  const assignTo = (to: string) =>
    void send(
      assign(to || null).then((after) =>
        after.assignee ? `Assigned to ${assigneeText(after)}` : 'Assigned to nobody',
      ),
    );
  const { assignee, isFollowed } = handling;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ minWidth: 0 }} aria-busy={busy}>
        {mayAssign ? (
          <SelectField
            label="Assigned to"
            choices={choicesOf(staff, handling)}
            value={assignee?.uid ?? nobody}
            onChange={assignTo}
          />
        ) : (
          `Assigned to ${assigneeText(handling)}`
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {mayAssign && assignee?.uid !== uid && (
          <Button variant="outlined" disabled={busy} onClick={() => assignTo(uid)}>
            Assign to me
          </Button>
        )}
        <Button
          variant={isFollowed ? 'contained' : 'outlined'}
          aria-pressed={isFollowed}
          disabled={busy}
          onClick={() =>
            void send(
              follow(!isFollowed).then((after) =>
                after.isFollowed
                  ? 'You follow it now: its changes are marked in “Followed” and in To do'
                  : 'You no longer follow it',
              ),
            )
          }
        >
          {isFollowed ? 'Following' : 'Follow'}
        </Button>
      </Box>
    </Box>
  );
};

/** Notes once that the account has seen what has changed. */
const useSeen = (handling: Handling | undefined, seeNews: () => Promise<unknown>) => {
  const hasNews = handling?.hasNews ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each news
  useEffect(() => {
    // It stays marked, and the next visit tries again.
    if (hasNews) void seeNews().catch(() => {});
  }, [hasNews]);
};

/** Who of the staff handles a document, and whether the reader follows it. */
export const LoadedHandling = ({ kind, id, uid }: HandlingProps) => {
  const changes = useHandling(kind, id);
  const { data, error, refetch, isPending } = changes.query;
  useSeen(data, changes.seeNews);
  return (
    <>
      {isPending && <ListSkeleton label="Loading who handles it" rows={1} />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && <Fields kind={kind} uid={uid} handling={data} changes={changes} />}
    </>
  );
};
