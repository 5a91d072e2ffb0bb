import { screen, waitFor, within } from '@testing-library/react';
import type { Handling } from 'functions/contract';
import { beforeEach, expect, it } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { api } from '../../testing/fakeApi.ts';
import { toast } from '../../testing/fakeToast.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { AssignMenu } from './AssignMenu.tsx';
import { HandlingCard } from './HandlingCard.tsx';

const ada = { uid: 'ada', name: 'Ada Admin', email: 'ada@example.test' };
const ben = { uid: 'ben', name: 'Ben Clerk', email: 'ben@example.test' };

const free: Handling = { assignee: null, isFollowed: false, hasNews: false };

const answered = (change: Partial<Handling>) => ({
  acknowledged: true as const,
  handling: { ...free, ...change },
});

const open = () => renderPage(<HandlingCard kind="quote" id="q1" uid="ada" />);

beforeEach(() => {
  api.listStaff.mockResolvedValue([ada, ben]);
  api.getHandling.mockResolvedValue(free);
});

it('assigns a document to a colleague, to oneself and to nobody', async () => {
  const { user } = open();
  const field = await screen.findByLabelText<HTMLSelectElement>('Assigned to');
  await screen.findByRole('option', { name: 'Ben Clerk' });
  expect(field.selectedOptions[0]?.textContent).toBe('Nobody');
  api.assign.mockResolvedValue(answered({ assignee: ben }));
  await user.selectOptions(field, 'Ben Clerk');
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith('Assigned to Ben Clerk', { variant: 'success' }),
  );
  expect(api.assign.mock.lastCall?.[0]).toMatchObject({
    params: { kind: 'quote', id: 'q1' },
    body: { assignee: 'ben' },
  });
  api.assign.mockResolvedValue(answered({ assignee: ada }));
  await user.click(screen.getByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull());
  api.assign.mockResolvedValue(answered({}));
  await user.selectOptions(field, 'Nobody');
  await waitFor(() => expect(api.assign.mock.lastCall?.[0].body).toEqual({ assignee: null }));
});

it('follows a document, and notes that its news were seen', async () => {
  api.getHandling.mockResolvedValue({ ...free, isFollowed: true, hasNews: true });
  api.seeNews.mockResolvedValue(answered({ isFollowed: true }));
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Following', pressed: true });
  await waitFor(() => expect(api.seeNews).toHaveBeenCalledOnce());
  api.follow.mockResolvedValue(answered({}));
  await user.click(button);
  await screen.findByRole('button', { name: 'Follow', pressed: false });
  expect(api.follow.mock.lastCall?.[0].body).toEqual({ following: false });
});

it('shows an assignee who is not among the staff any more', async () => {
  const gone = { uid: 'gone', name: 'Gone', email: 'gone@example.test' };
  api.getHandling.mockResolvedValue({ ...free, assignee: gone });
  open();
  const field = await screen.findByLabelText<HTMLSelectElement>('Assigned to');
  expect(field.selectedOptions[0]?.textContent).toBe('Gone');
});

it('says why someone was not assigned, and retries after a failure', async () => {
  api.getHandling.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /again|Retry/i }));
  api.assign.mockRejectedValue(new ApiProblem('quote-not-found', 404));
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(toast.mock.lastCall?.[1]).toMatchObject({ variant: 'error' }));
});

it('assigns the selected rows, and keeps those selected that failed', async () => {
  const kept: string[][] = [];
  const documents = ['one', 'two'].map((_id) => ({ _id, name: `QU-${_id}` }));
  api.assign.mockImplementation(async ({ params }) => {
    if (params.id === 'two') throw new ApiProblem('quote-not-found', 404);
    return answered({ assignee: ben });
  });
  const { user } = renderPage(
    <AssignMenu
      kind="quote"
      documents={documents}
      selection={{ retain: (ids) => void kept.push(ids) }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const menu = within(await screen.findByRole('menu'));
  await user.click(await menu.findByRole('menuitem', { name: 'Ben Clerk' }));
  await waitFor(() => expect(kept).toEqual([['two']]));
  expect(toast.mock.calls.map(([text]) => text)).toEqual([
    '1 quote assigned to Ben Clerk',
    expect.stringMatching(/^1 quote not assigned to Ben Clerk\. QU-two: /),
  ]);
});
