import { screen, within } from '@testing-library/react';
import type { Actor } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { carla } from '../../../testing/actors.ts';
import { api } from '../../../testing/fakeApi.ts';
import { shopOf } from '../../../testing/fixtures.ts';
import { partShipped } from '../../../testing/partOrders.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import {
  approvedReturn,
  deliveredTools,
  returnLineOf,
  returnOf,
} from '../../../testing/returns.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { OrderReturns } from './OrderReturns.tsx';

const withReturns = (returnCount: number): Order => ({ ...deliveredTools(), returnCount });

const show = (order: Order, caller: Actor = carla) =>
  renderPage(<OrderReturns order={order} caller={caller} />);

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  vi.setSystemTime('2026-12-01T12:00:00Z');
  api.getShop.mockResolvedValue(shopOf());
});

describe('OrderReturns', () => {
  it('is empty before something has arrived', () => {
    expect(show(partShipped()).container.textContent).toBe('');
  });

  it('leads to the form, with the last days', async () => {
    show(deliveredTools());
    screen.getByLabelText('Loading the returns');
    await screen.findByText('Until 25 December 2026');
    screen.getByText('Until 25 May 2027');
    expect(links()).toEqual([
      ['Return items', paths.newReturn.href('TH-00000001')],
      ['Claim the guarantee', paths.newReturn.href('TH-00000001', 'claim')],
    ]);
    expect(api.listReturnsOfOrder).not.toHaveBeenCalled();
  });

  it('says when the time has passed', async () => {
    vi.setSystemTime('2026-12-26T12:00:00Z');
    show(deliveredTools());
    await screen.findByText('The time to return items ended on 25 December 2026.');
    expect(links().map(([text]) => text)).toEqual(['Claim the guarantee']);
  });

  it('lists the returns with their statuses', async () => {
    api.listReturnsOfOrder.mockResolvedValue([
      approvedReturn(),
      returnOf({
        _id: 'first-R2',
        number: 'TH-00000001-R2',
        kind: 'claim',
        lines: [returnLineOf({ asked: 1 })],
      }),
    ]);
    show(withReturns(2));
    const list = await screen.findByRole('list', { name: 'Returns' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TH-00000001-R1Return · 2 pieces · 26 Nov 2026Approved',
      'TH-00000001-R2Guarantee claim · 1 piece · 26 Nov 2026Requested',
    ]);
    expect(links()[1]).toEqual(['TH-00000001-R2', paths.orderReturn.href('first-R2')]);
    expect(api.listReturnsOfOrder.mock.calls[0]?.[0]).toMatchObject({
      params: { id: 'first' },
      query: { limit: 50 },
    });
  });

  it('leads nowhere when all that has arrived is in a return', async () => {
    api.listReturnsOfOrder.mockResolvedValue([
      returnOf({
        lines: [returnLineOf({ asked: 4 }), returnLineOf({ toolId: 'saw', asked: 5 })],
      }),
    ]);
    show(withReturns(1));
    await screen.findByRole('list', { name: 'Returns' });
    expect(links().map(([text]) => text)).toEqual(['TH-00000001-R1']);
    expect(screen.queryByText(/^The time/)).toBeNull();
  });

  it('only lists them for a member who may not order', async () => {
    const order = { ...withReturns(1), payerId: 'company-1', userId: 'bea' };
    api.listReturnsOfOrder.mockResolvedValue([returnOf()]);
    const membership = { companyId: 'company-1', role: 'bookkeeper' } as const;
    show(order, { ...carla, membership });
    await screen.findByRole('list', { name: 'Returns' });
    expect(links()).toHaveLength(1);
  });

  it('offers a retry after a failure', async () => {
    api.listReturnsOfOrder.mockRejectedValueOnce(new ApiProblem('network', 0));
    api.listReturnsOfOrder.mockResolvedValue([returnOf()]);
    show(withReturns(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'TH-00000001-R1' });
  });
});
