import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { api } from '../../testing/fakeApi.ts';
import { orderOf } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { RemindersDialog } from './RemindersDialog.tsx';

const late = { dueAt: '2026-01-01T10:00:00.000Z', invoiceNumber: '2026-000001' };
const [first, second, third] = ['first', 'second', 'third'].map((id) => ({
  ...orderOf(id),
  ...late,
})) as [ReturnType<typeof orderOf>, ReturnType<typeof orderOf>, ReturnType<typeof orderOf>];

const refused = (refusedReminder: object) =>
  new ApiProblem('reminder-refused', 409, { refusedReminder } as never);

const show = (orders = [first, second, third]) => {
  const [onClose, onSent] = [vi.fn(), vi.fn()];
  renderPage(<RemindersDialog orders={orders} open onClose={onClose} onSent={onSent} />);
  return { onClose, onSent };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('names what was not sent and why, and retries only what can succeed', async () => {
  api.sendReminder.mockImplementation(async ({ params: { id }, body }) => {
    if (id === 'second') throw refused({ problem: 'sent', level: 1, at: '', by: 'Nora' });
    if (id === 'third' && !body.override) throw refused({ problem: 'promised', day: '2026-12-24' });
    return { acknowledged: true, order: first as never };
  });
  const { onClose, onSent } = show();
  await press('Send');
  const texts = within(await screen.findByRole('region', { name: 'Not sent' }));
  texts.getByText(`${second.number}: Nora has already sent reminder 1.`);
  texts.getByText(`${third.number}: The customer has promised to pay by 24 December 2026.`);
  expect(onSent.mock.lastCall?.[0]).toEqual([first]);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Retry this one');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = api.sendReminder.mock.calls.map(([call]) => [call.params.id, call.body.override]);
  expect(sent.filter(([, override]) => override)).toEqual([['third', true]]);
  expect(sent).toHaveLength(4);
});

it('sends the level after the last one, once for a retry after a lost answer', async () => {
  const reminders = [{ level: 1, at: '2026-01-02T10:00:00.000Z', uid: null }];
  api.sendReminder.mockRejectedValueOnce(new ApiProblem('network', 0, {}));
  api.sendReminder.mockResolvedValue({ acknowledged: true, order: first as never });
  const { onClose } = show([{ ...first, reminders }]);
  screen.getByText(/Reminder 1 on 2 January 2026, by the shop itself/);
  await press('Send');
  await press('Retry this one');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [one, again] = api.sendReminder.mock.calls.map(([call]) => call);
  expect(one?.body).toEqual({ level: 2, override: false });
  expect(again).toEqual(one);
});
