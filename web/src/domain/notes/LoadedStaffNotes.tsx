import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiRoutes, type StaffNote } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { useMay } from '../staff/useMay.ts';
import { formatDateTime } from '../time/dates.ts';
import { DeleteNote } from './DeleteNote.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { NoteSubject } from './noteSubjects.ts';

/** The notes of staff on a subject, newest first, and their changes. */
const useStaffNotes = (subject: NoteSubject) => {
  const refreshes = [subject.key];
  return {
    notes: useInfiniteQuery(subject.list),
    add: useSend(subject.add, { refreshes }),
    remove: useSend((id: string) => callApi(apiRoutes.deleteNote, { params: { id } }), {
      refreshes,
    }),
  };
};

export interface StaffNotesProps {
  subject: NoteSubject;
  /** The account that reads them, which can delete its own. */
  uid: string;
}

type Notes = ReturnType<typeof useStaffNotes>;

const Note = ({ note, isOwn, list }: { note: StaffNote; isOwn: boolean; list: Notes }) => (
  <Box component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <strong>{note.byEmail}</strong>
      {' · '}
      <time dateTime={note.at}>{formatDateTime(note.at)}</time>
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
    {isOwn && <DeleteNote text={note.text} onDelete={() => list.remove(note._id)} />}
  </Box>
);

/** The notes of staff on an order or a customer, newest first, and the form of the next one. */
export const LoadedStaffNotes = ({ subject, uid }: StaffNotesProps) => {
  const list = useStaffNotes(subject);
  const { notes } = list;
  const mayAdd = useMay()(subject.adding);
  return (
    <>
      {mayAdd && <NoteForm onAdd={list.add} />}
      {notes.isPending && <ListSkeleton label="Loading the notes" rows={1} />}
      <ListError message={shownMessageOf(notes.error)} onRetry={() => void notes.refetch()} />
      {notes.data && notes.data.length > 0 && (
        <Stack
          component="ol"
          aria-label="Notes"
          spacing={2}
          sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}
        >
          {notes.data.map((note) => (
            <Note key={note._id} note={note} isOwn={mayAdd && note.by === uid} list={list} />
          ))}
        </Stack>
      )}
      {notes.hasNextPage && (
        <ShowMore loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()} />
      )}
    </>
  );
};
