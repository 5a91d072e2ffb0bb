import { screen, waitFor } from '@testing-library/react';
import { enqueueSnackbar } from 'notistack';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSession } from '../../lib/session/session.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { idTokenOf } from '../../testing/tokens.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { ResendFailed } from './ResendFailed.tsx';

vi.unmock('../../lib/api/api.ts');

beforeEach(() => {
  localStorage.setItem('accessToken', idTokenOf('ada', { admin: true }));
  forgetSession();
});

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const show = (count: number, result: object) => {
  const fetchMock = vi.fn(async (_url: string, { method }: RequestInit) =>
    json(method === 'POST' ? result : { count }),
  );
  vi.stubGlobal('fetch', fetchMock);
  const period = { from: '2026-11-01', to: '2026-11-03' };
  renderPage(<ResendFailed period={period} onChange={() => {}} />);
  const posted = () =>
    fetchMock.mock.calls.filter(([, { method }]) => method === 'POST').map(([url]) => url);
  return { posted };
};

it('sends the failed mails of the period again after a confirmation that counts them', async () => {
  const { posted } = show(12, { acknowledged: true, resent: 12, left: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Send 12 failed mails again' }));
  await screen.findByRole('dialog', { name: 'Send 12 failed mails again?' });
  expect(posted()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send 12 mails again' }));
  await waitFor(() =>
    expect(posted()).toEqual(['/api/mail/failures/sending?from=2026-11-01&to=2026-11-03']),
  );
  await waitFor(() =>
    expect(vi.mocked(enqueueSnackbar).mock.lastCall?.[0]).toBe('12 mails on the way again'),
  );
});

it('says that only a part is sent at once', async () => {
  show(250, { acknowledged: true, resent: 100, left: 150 });
  await userEvent.click(await screen.findByRole('button', { name: 'Send 250 failed mails again' }));
  await screen.findByText(/^The newest 100 go first/);
});

it('offers nothing without a failed mail', async () => {
  show(0, {});
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'No failed mail' });
  expect(button.disabled).toBe(true);
});
