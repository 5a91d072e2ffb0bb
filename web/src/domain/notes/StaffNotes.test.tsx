import { screen, waitFor, within } from '@testing-library/react';
import type { StaffNote } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { readPage } from '../../lib/api/readPage.ts';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { orderNotes } from './noteSubjects.ts';
import { StaffNotes } from './StaffNotes.tsx';

const page = vi.mocked(readPage<StaffNote>);

const own: StaffNote = {
  _id: 'own',
  text: 'Call before shipping',
  by: 'nora',
  byEmail: 'nora@example.test',
  at: '2026-11-20T10:00:00.000Z',
};
const theirs: StaffNote = {
  ...own,
  _id: 'theirs',
  text: 'Pays late',
  by: 'ada',
  byEmail: 'ada@example.test',
};

const open = () => renderPage(<StaffNotes subject={orderNotes('order')} uid="nora" />);

const notes = async () => within(await screen.findByRole('list', { name: 'Notes' }));

beforeEach(() => {
  page.mockResolvedValue({ items: [own, theirs], next: null });
});

it('shows text, author and time; only one’s own notes can be deleted', async () => {
  open();
  const items = (await notes()).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]?.textContent).toMatch(/^nora@example.test · .*Call before shipping/);
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);
});

it('adds a note and reads the list again', async () => {
  api.addOrderNote.mockResolvedValue({ acknowledged: true, insertedId: 'own', note: own });
  open();
  await notes();
  await userEvent.fill(screen.getByLabelText('Note'), 'Needs an invoice on paper');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(page).toHaveBeenCalledTimes(2));
  const { params, body } = api.addOrderNote.mock.lastCall?.[0] ?? expect.fail('not sent');
  expect({ params, body }).toEqual({
    params: { id: 'order' },
    body: { text: 'Needs an invoice on paper' },
  });
});

it('says why a note was not saved, and keeps it', async () => {
  api.addOrderNote.mockRejectedValue(new ApiProblem('order-not-found', 404));
  open();
  await userEvent.fill(await screen.findByLabelText('Note'), 'Lost');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText(/The note was not saved/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Lost');
});

it('deletes a note after a question', async () => {
  api.deleteNote.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
  open();
  await notes();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
  dialog.getByText('Call before shipping');
  expect(api.deleteNote).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(api.deleteNote).toHaveBeenCalledOnce());
  expect(api.deleteNote.mock.lastCall?.[0].params).toEqual({ id: 'own' });
});

it('shows why the notes could not be read, with a retry', async () => {
  page.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /again|Retry/i }));
  await notes();
});
