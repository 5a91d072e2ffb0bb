import { screen, within } from '@testing-library/react';
import type { NewEvent } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { carla, nora } from '../../../testing/actors.ts';
import { confirmedTools, orderAfter, twoTools } from '../../../testing/partOrders.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { type ChoosePart, PartDialogsContext } from '../parts/partDialogs.ts';
import { CreditNotes } from './CreditNotes.tsx';

const choose = vi.fn<ChoosePart>();

const creditOf = (net: number): NewEvent<string> => ({
  step: 'credited',
  actor: 'admin',
  uid: 'nora',
  at: '2026-11-27T11:00:00.000Z',
  reason: 'Scratched',
  pieces: [{ toolId: 'plane', quantity: 2 }],
  creditNoteNumber: 'CN-2026-000001',
  credit: { net, total: net },
});

const show = (order: Order, caller = carla) =>
  renderPage(
    <PartDialogsContext value={choose}>
      <CreditNotes order={order} caller={caller} />
    </PartDialogsContext>,
  );
const issue = () => screen.queryByRole('button', { name: 'Issue a credit note' });

describe('CreditNotes', () => {
  it('lists the credit notes with their pieces, amounts and reasons', () => {
    show(orderAfter(confirmedTools(), creditOf(12_820)));
    const [note] = within(screen.getByRole('list', { name: 'Credit notes' })).getAllByRole(
      'listitem',
    );
    for (const text of [
      'CN-2026-000001',
      '27 Nov 2026 · 2 × No. 4 Smoothing Plane',
      'Reason: Scratched',
      '−$128.20',
    ]) {
      expect(note?.textContent).toContain(text);
    }
    screen.getByRole('button', { name: 'Credit note CN-2026-000001 (PDF)' });
    expect(issue()).toBeNull();
  });

  it('says what the amount of a credit without pieces is for', () => {
    const { pieces: _, ...credit } = creditOf(500);
    show(orderAfter(confirmedTools(), { ...credit, creditText: 'Goodwill' }));
    screen.getByText(/· Goodwill$/);
  });

  it.each([
    ['a customer', confirmedTools(), carla],
    ['an admin before the invoice', twoTools(), nora],
  ])('is empty for %s without one', (_who, order, caller) => {
    expect(show(order, caller).container.textContent).toBe('');
  });

  it('lets an admin issue one', async () => {
    show(confirmedTools(), nora);
    screen.getByText('Nothing has been credited.');
    await userEvent.click(screen.getByRole('button', { name: 'Issue a credit note' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('credit');
  });

  it('issues none once the invoice is credited in full', () => {
    show(orderAfter(confirmedTools(), creditOf(74_100)), nora);
    expect(issue()).toBeNull();
  });
});
