import { screen, waitFor, within } from '@testing-library/react';
import type { Quote } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quoteKeys } from '../../../domain/quote/useQuotes.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { carla } from '../../../testing/actors.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { offeredQuote, quoteOf } from '../../../testing/quotes.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { QuoteActions } from './QuoteActions.tsx';

const ada = { uid: 'ada', staff: true, membership: null };

const show = (quote: Quote, caller = carla) => {
  const onStale = vi.fn();
  const { client, user } = renderPage(
    <QuoteActions quote={quote} caller={caller} onStale={onStale} />,
  );
  const shown = () => client.getQueryData(quoteKeys.one(quote._id));
  return { onStale, shown, user };
};

const labels = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => vi.resetAllMocks());

describe('QuoteActions', () => {
  it.each([
    ['a request', 'its customer', quoteOf(), carla, ['Withdraw request']],
    ['a request', 'an admin', quoteOf(), ada, ['Decline request']],
    [
      'an offer',
      'its customer',
      offeredQuote(),
      carla,
      ['Offer (PDF)', 'Decline offer', 'Accept offer'],
    ],
    [
      'an offer',
      'an admin',
      offeredQuote(),
      ada,
      ['Offer (PDF)', 'Withdraw offer', 'Accept for the customer'],
    ],
    [
      'a declined offer',
      'its customer',
      offeredQuote(5700, { status: 'declined' }),
      carla,
      ['Offer (PDF)'],
    ],
  ])('offer for %s to %s what is possible', (_quote, _who, quote, caller, offered) => {
    show(quote, caller);
    expect(labels()).toEqual(offered);
  });

  it('decline an offer after a question, with a reason', async () => {
    const declined = offeredQuote(5700, { status: 'declined' });
    api.declineQuote.mockResolvedValue({ acknowledged: true, quote: declined });
    const { user, shown, onStale } = show(offeredQuote());
    await user.click(screen.getByRole('button', { name: 'Decline offer' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline this offer?' }));
    await userEvent.fill(dialog.getByLabelText('Reason'), ' Too late ');
    await user.click(dialog.getByRole('button', { name: /^Decline offer, \$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.declineQuote).toHaveBeenCalledExactlyOnceWith({
      params: { id: 'quote' },
      body: { reason: 'Too late' },
    });
    expect(toast).toHaveBeenCalledExactlyOnceWith('Quote QU-00000001 declined', {
      variant: 'success',
    });
    await waitFor(() => expect(shown()).toEqual(declined));
    expect(onStale).not.toHaveBeenCalled();
  });

  it('say why an offer was not declined, and read a changed one again', async () => {
    api.declineQuote.mockRejectedValueOnce(new ApiProblem('network', 0));
    api.declineQuote.mockRejectedValueOnce(
      new ApiProblem('quote-not-changeable', 409, {
        quoteStatus: 'accepted',
        allowedForQuote: [],
      }),
    );
    const { user, onStale } = show(offeredQuote());
    await user.click(screen.getByRole('button', { name: 'Decline offer' }));
    await user.click(screen.getByRole('button', { name: /^Decline offer, \$/ }));
    await screen.findByText(/We cannot reach the shop/);
    expect(onStale).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /^Decline offer, \$/ }));
    await waitFor(() => expect(onStale).toHaveBeenCalledOnce());
    expect(toast).not.toHaveBeenCalled();
  });
});
