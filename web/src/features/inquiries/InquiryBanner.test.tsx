import { render, screen, waitFor } from '@testing-library/react';
import type { ShopContact } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendsNothing } from '../../testing/sendsNothing.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { InquiryBanner } from './InquiryBanner.tsx';

vi.unmock('../../lib/api/api.ts');

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
});

const seller = { email: 'orders@shop.test', phone: '+1 503 555 0142' };

const linksOf = (contact: ShopContact | undefined) => {
  render(<InquiryBanner contact={contact} />);
  return screen.queryAllByRole<HTMLAnchorElement>('link').map((link) => link.href);
};

describe('InquiryBanner', () => {
  it.each([
    ['what the settings say', seller, ['tel:+15035550142', 'mailto:orders@shop.test']],
    ['only an e-mail', { ...seller, phone: '' }, ['mailto:orders@shop.test']],
    ['only a phone', { ...seller, email: '' }, ['tel:+15035550142']],
    ['no contact as long as the shop has none', { email: '', phone: '' }, []],
    ['no contact until it is known', undefined, []],
  ])('links %s', (_, contact, links) => {
    expect(linksOf(contact)).toEqual(links);
  });

  it('shows the number, which cannot be called until it is known', () => {
    const { rerender } = render(<InquiryBanner contact={undefined} />);
    expect(screen.getByRole('button', { name: 'Call now' }).hasAttribute('disabled')).toBe(true);
    rerender(<InquiryBanner contact={seller} />);
    screen.getByRole('link', { name: 'Call now' });
    screen.getByText(seller.phone);
  });
});

describe('Its form', () => {
  beforeEach(() => {
    render(<InquiryBanner contact={seller} />);
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
    await waitFor(() => expect(sendsNothing(sendButton())).toBe(true));
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
