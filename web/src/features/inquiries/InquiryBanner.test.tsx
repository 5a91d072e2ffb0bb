import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InquiryBanner } from './InquiryBanner.tsx';

const answer = vi.fn<typeof fetch>();

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const taken = () => json(202, { acknowledged: true });

const field = () => screen.getByLabelText<HTMLInputElement>('Your e-mail address');
const sendButton = () => screen.getByRole('button', { name: 'Send' });

const send = async (email: string) => {
  if (email) await userEvent.type(field(), email);
  await userEvent.click(sendButton());
};

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  render(<InquiryBanner />);
});

describe('InquiryBanner', () => {
  it('offers the service centre number to call', () => {
    const link = screen.getByRole('link', { name: 'Call now' });
    expect(link.getAttribute('href')).toBe('tel:+12025550147');
    screen.getByText('+1 202-555-0147');
  });

  it.each([
    ['', 'E-mail is required'],
    ['carla@', 'Enter a valid e-mail address'],
  ])('does not send "%s" and says: %s', async (email, message) => {
    await send(email);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(answer).not.toHaveBeenCalled();
  });

  it('takes its complaint back when the address is changed', async () => {
    await send('carla@');
    await userEvent.type(field(), 'e');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('posts the address and says where the answer will go', async () => {
    answer.mockResolvedValue(taken());
    await send(' carla@example.test ');
    await screen.findByText('Thank you. We will write to carla@example.test within a working day.');
    expect(field().value).toBe('');
    const [url, request] = answer.mock.calls[0] ?? [];
    expect([url, request?.method, request?.body]).toEqual([
      '/api/inquiry',
      'POST',
      '{"email":"carla@example.test"}',
    ]);
  });

  it('is busy until the answer comes, and sends once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer.mockReturnValue(promise);
    await send('carla@example.test');
    await waitFor(() => expect(sendButton().hasAttribute('disabled')).toBe(true));
    await userEvent.type(field(), '{Enter}');
    expect(answer).toHaveBeenCalledOnce();
    resolve(taken());
    await screen.findByText(/^Thank you\./);
  });

  it.each([
    [
      'what the server has against the address',
      () => json(400, { code: 'validation', errors: { email: 'This address is not taken' } }),
      'This address is not taken',
    ],
    [
      'that it was too often',
      () => json(429, { code: 'rate-limited' }),
      'That was too many requests. Please wait a minute and try again.',
    ],
    [
      'that no answer came',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'We cannot reach the shop. Please check your connection and try again.',
    ],
  ])('tells %s and keeps what was typed', async (_, respond, message) => {
    answer.mockImplementation(async () => respond());
    await send('carla@example.test');
    await screen.findByText(message);
    expect(field().value).toBe('carla@example.test');
  });
});
