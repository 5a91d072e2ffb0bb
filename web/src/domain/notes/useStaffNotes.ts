import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../lib/forms/toFormFailure.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { useRequestKeys } from '../../lib/storage/useRequestKeys.ts';
import type { NoteSubject } from './noteSubjects.ts';

const failureOf = async (work: Promise<unknown>, start: string): Promise<FormFailure | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    return toFormFailure(error, start);
  }
};

/** The notes of staff on a subject, newest first. A change resolves to why it failed, or null. */
export const useStaffNotes = (subject: NoteSubject) => {
  const client = useQueryClient();
  const withKey = useRequestKeys();
  const onSettled = () => invalidateQueries(client, subject.key);
  const notes = useInfiniteQuery(subject.list);
  const adding = useMutation({
    mutationFn: (text: string) => withKey(`note ${text}`, (key) => subject.add(text, key)),
    onSettled,
  });
  const deletion = useMutation({
    mutationFn: (id: string) => callApi(apiRoutes.deleteNote, { params: { id } }),
    onSettled,
  });
  return {
    notes,
    add: (text: string) => failureOf(adding.mutateAsync(text), 'The note was not saved. '),
    remove: (id: string) => failureOf(deletion.mutateAsync(id), 'The note was not deleted. '),
    isDeleting: deletion.isPending,
  };
};
