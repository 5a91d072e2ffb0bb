import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from '../../testing/userEvent.ts';
import { InquiryBanner } from './InquiryBanner.tsx';

const fetchMock = vi.fn<typeof fetch>();

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const accepted = () => json(202, { acknowledged: true });

const field = () => screen.getByLabelText<HTMLInputElement>('Your e-mail address');
const sendButton = () => screen.getByRole('button', { name: 'Send' });

const send = async (email: string) => {
  if (email) await userEvent.fill(field(), email);
  await userEvent.click(sendButton());
};

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
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
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('removes the error when the address changes', async () => {
    await send('carla@');
    await userEvent.type(field(), 'e');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('posts the address and confirms it', async () => {
    fetchMock.mockResolvedValue(accepted());
    await send(' carla@example.test ');
    await screen.findByText('Thank you. We will write to carla@example.test within a working day.');
    expect(field().value).toBe('');
    const [url, request] = fetchMock.mock.calls[0] ?? [];
    expect([url, request?.method, request?.body]).toEqual([
      '/api/inquiry',
      'POST',
      '{"email":"carla@example.test"}',
    ]);
  });

  it('is busy until the response arrives, and sends only once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchMock.mockReturnValue(promise);
    await send('carla@example.test');
    await waitFor(() => expect(sendButton().hasAttribute('disabled')).toBe(true));
    await userEvent.type(field(), '{Enter}');
    expect(fetchMock).toHaveBeenCalledOnce();
    resolve(accepted());
    await screen.findByText(/^Thank you\./);
  });

  it.each([
    [
      "the server's error of the address",
      () => json(400, { code: 'validation', errors: { email: 'This address is not taken' } }),
      'This address is not taken',
    ],
    [
      'a rate limit',
      () => json(429, { code: 'rate-limited' }),
      'That was too many requests. Please wait a minute and try again.',
    ],
    [
      'a network error',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'We cannot reach the shop. Please check your connection and try again.',
    ],
  ])('reports %s and keeps the text', async (_, respond, message) => {
    fetchMock.mockImplementation(async () => respond());
    await send('carla@example.test');
    await screen.findByText(message);
    expect(field().value).toBe('carla@example.test');
  });
});
