import { useInfiniteQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import type { NoteSubject } from './noteSubjects.ts';

/** The notes of staff on a subject, newest first, and their changes. */
export const useStaffNotes = (subject: NoteSubject) => {
  const refreshes = [subject.key];
  return {
    notes: useInfiniteQuery(subject.list),
    add: useSend(subject.add, { refreshes }),
    remove: useSend((id: string) => callApi(apiRoutes.deleteNote, { params: { id } }), {
      refreshes,
    }),
  };
};
