import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyRole } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../domain/order/order.ts';
import { ApiProblem, UploadCancelled } from '../../lib/api/apiProblem.ts';
import type { readPicture } from '../../lib/pictures/readPicture.ts';
import type { uploadPicture } from '../../lib/pictures/uploads.ts';
import { paths } from '../../lib/router/paths.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { shopOf } from '../../testing/fixtures.ts';
import { partShipped } from '../../testing/partOrders.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { deliveredTools, returnLineOf, returnOf } from '../../testing/returns.ts';
import { signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { NewReturnPage } from './NewReturnPage.tsx';

const pictures = vi.hoisted(() => ({
  read: vi.fn<typeof readPicture>(),
  upload: vi.fn<typeof uploadPicture>(),
}));
vi.mock('../../lib/pictures/readPicture.ts', () => ({ readPicture: pictures.read }));
vi.mock('../../lib/pictures/uploads.ts', () => ({ uploadPicture: pictures.upload }));

const Opened = () => <p>{`Opened ${JSON.stringify(useLocation().state)}`}</p>;

interface TestCaller {
  uid?: string;
  admin?: boolean;
  buyingFor?: string;
}

const openPage = ({ uid = 'carla', ...session }: TestCaller = {}, kind?: 'claim') => {
  signInAs(uid, session);
  renderPage(
    { [paths.newReturn.path]: <NewReturnPage />, [paths.orderReturn.path]: <Opened /> },
    { at: paths.newReturn.href('TH-00000001', kind) },
  );
};

const form = async (...options: Parameters<typeof openPage>) => {
  openPage(...options);
  await screen.findByRole('button', { name: 'Send request' });
  return userEvent.setup();
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const send = () => press('Send request');
const more = (tool: RegExp) => press(new RegExp(`^More pieces: .*${tool.source}`));
const fill = (name: RegExp, text: string) =>
  userEvent.fill(screen.getByRole('textbox', { name }), text);
const bodies = () => api.requestReturn.mock.calls.map(([{ body }]) => body);
const keys = () => api.requestReturn.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
const files = (...names: string[]) =>
  names.map((name) => new File(['picture'], name, { type: 'image/png' }));
const choose = (...names: string[]) =>
  userEvent.upload(screen.getByLabelText(/^Add up to/), files(...names));

const requested = () => ({
  acknowledged: true as const,
  insertedId: 'first-R1',
  return: returnOf(),
  order: { ...deliveredTools(), returnCount: 1 } as never,
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.setSystemTime('2026-12-01T12:00:00Z');
  sessionStorage.clear();
  let read = 0;
  pictures.read.mockImplementation(async ({ name }) =>
    name.endsWith('.log')
      ? { chosen: null, problem: 'This kind of file is not accepted.' }
      : { chosen: { picture: new Blob(), url: `blob:${++read}` }, problem: null },
  );
  pictures.upload.mockImplementation(async (path) => `https://bucket.test/${path}`);
  api.getOrder.mockResolvedValue(deliveredTools());
  api.getShop.mockResolvedValue(shopOf());
  api.requestReturn.mockResolvedValue(requested());
});

describe('NewReturnPage', () => {
  it('asks to return pieces, and opens the return', async () => {
    await form();
    await more(/Plane/);
    await more(/Plane/);
    await press('All 5: Tenon Saw');
    screen.getByText('7 pieces chosen');
    await fill(/^Reason: Tenon Saw/, 'Too many');
    await send();
    await screen.findByText('Opened {"requested":true}');
    expect(bodies()).toEqual([
      {
        kind: 'return',
        lines: [
          { toolId: 'plane', quantity: 2, reason: '' },
          { toolId: 'saw', quantity: 5, reason: 'Too many' },
        ],
      },
    ]);
  });

  it('says how many pieces of a line can be chosen, and until when', async () => {
    await form();
    const rows = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('up to 4 until 25 Dec 2026');
  });

  it('takes all pieces, or none, at a tap, and keeps the reasons', async () => {
    await form();
    await more(/Saw/);
    await fill(/^Reason: Tenon Saw/, 'Too many');
    await press('All');
    screen.getByText('9 pieces chosen');
    screen.getByDisplayValue('Too many');
    await press('None');
    screen.getByText('0 pieces chosen');
  });

  it('says that some tools are left out', async () => {
    api.getOrder.mockResolvedValue({ ...deliveredTools(), returnCount: 1 });
    api.listReturnsOfOrder.mockResolvedValue([
      returnOf({ lines: [returnLineOf({ toolId: 'saw', asked: 5 })] }),
    ]);
    await form();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    screen.getByText(/^1 more tool of this order: the time has passed, or all pieces are/);
  });

  it('needs a piece', async () => {
    await form();
    await send();
    await screen.findByText('Choose at least one piece');
    expect(bodies()).toEqual([]);
  });

  it('starts as a claim, which says what is wrong with each line', async () => {
    await form({}, 'claim');
    await more(/Saw/);
    await send();
    await screen.findByText('Describe what is wrong');
    expect(bodies()).toEqual([]);
    await fill(/^What is wrong with it\?: Tenon Saw/, 'Bent');
    await send();
    await screen.findByText(/^Opened/);
    expect(bodies()).toEqual([
      { kind: 'claim', lines: [{ toolId: 'saw', quantity: 1, reason: 'Bent' }] },
    ]);
  });

  it('keeps what was chosen when one asks for something else', async () => {
    await form({}, 'claim');
    await more(/Saw/);
    await send();
    await screen.findByText('Describe what is wrong');
    await press('Return');
    await waitFor(() => expect(screen.queryByText('Describe what is wrong')).toBeNull());
    await send();
    await screen.findByText(/^Opened/);
    expect(bodies()[0]).toMatchObject({ kind: 'return', lines: [{ toolId: 'saw', quantity: 1 }] });
  });

  it('keeps what was typed over a reload', async () => {
    await form();
    await more(/Saw/);
    await fill(/^Reason: Tenon Saw/, 'Too many');
    document.body.replaceChildren();
    await form();
    screen.getByText('1 piece chosen');
    screen.getByDisplayValue('Too many');
  });
});

describe('The pictures of a return', () => {
  it('are shown, can be removed, and are uploaded before the request', async () => {
    await form();
    await more(/Saw/);
    await choose('one.png', 'two.png', 'three.png');
    await screen.findByAltText('Preview of picture 3');
    await press('Remove picture 2');
    expect(screen.queryByAltText('Preview of picture 3')).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe('pictures.1.remove'));
    await send();
    await screen.findByText(/^Opened/);
    const sent = pictures.upload.mock.calls.map(([path]) => path);
    expect(sent).toHaveLength(2);
    for (const path of sent) expect(path).toMatch(/^users\/carla\/returns\/[0-9a-f-]{36}\./);
    expect(bodies()[0]?.pictures).toEqual(sent.map((path) => `https://bucket.test/${path}`));
  });

  it('are at most 5, and pictures', async () => {
    await form();
    await choose('1.png', '2.png', '3.png', 'web.log', '4.png', '5.png', '6.png');
    await screen.findByText(
      'web.log: This kind of file is not accepted. A return has at most 5 pictures: 2 were left out.',
    );
    screen.getByText('Add up to 1 more');
  });

  it('are not left out silently: the form waits until its user goes on without one', async () => {
    await form();
    await more(/Saw/);
    await choose('one.png', 'web.log');
    await screen.findByText(/^web\.log: This kind of file is not accepted/);
    await send();
    await waitFor(() => expect(document.activeElement?.id).toBe('pictures.add'));
    expect(bodies()).toEqual([]);
    await press('Go on without it');
    screen.getByText('PNG, JPEG or WebP. Large ones are made smaller.');
    await send();
    await screen.findByText(/^Opened/);
    expect(bodies()[0]?.pictures).toHaveLength(1);
  });

  it('are not left out while they are read', async () => {
    await form();
    await more(/Saw/);
    const reading = Promise.withResolvers<Awaited<ReturnType<typeof pictures.read>>>();
    pictures.read.mockReturnValueOnce(reading.promise);
    await choose('one.png');
    await screen.findByText('Reading the picture…');
    await send();
    expect(bodies()).toEqual([]);
    reading.resolve({ chosen: { picture: new Blob(), url: 'blob:late' }, problem: null });
    await screen.findByAltText('Preview of picture 1');
    await send();
    await screen.findByText(/^Opened/);
    expect(bodies()[0]?.pictures).toHaveLength(1);
  });

  it('say that their upload was cancelled, and are uploaded only once', async () => {
    await form();
    await more(/Saw/);
    await choose('one.png', 'two.png');
    await screen.findByAltText('Preview of picture 2');
    pictures.upload.mockResolvedValueOnce('https://bucket.test/one');
    pictures.upload.mockRejectedValueOnce(new UploadCancelled());
    await send();
    await screen.findByText('The upload was cancelled. Nothing has been sent.');
    expect(bodies()).toEqual([]);
    await send();
    await screen.findByText(/^Opened/);
    expect(pictures.upload).toHaveBeenCalledTimes(3);
    expect(bodies()[0]?.pictures?.[0]).toBe('https://bucket.test/one');
  });
});

describe('A refused return', () => {
  const refuse = async (error: ApiProblem) => {
    api.requestReturn.mockRejectedValueOnce(error);
    await form();
    await more(/Saw/);
    await send();
  };

  it('says that the time has passed meanwhile', async () => {
    await refuse(
      new ApiProblem('return-too-late', 409, {
        errors: { 'lines.0.quantity': 'The last day was 25 December 2026' },
        lastDay: '2026-12-25',
      }),
    );
    await screen.findByText(
      'The time to return some of these pieces has passed: the last day was 25 December 2026.',
    );
    const row = screen.getByText('The last day was 25 December 2026').closest('li');
    expect(row?.textContent).toContain('Tenon Saw');
  });

  it('says that the pieces are in another return', async () => {
    const [, saw = expect.fail()] = deliveredTools().lines;
    const { toolId, quantity, cancelled, shipped, delivered, returned, credited } = saw;
    const counters = { toolId, quantity, cancelled, shipped, delivered, returned, credited };
    await refuse(
      new ApiProblem('nothing-left', 409, {
        errors: { 'lines.0.quantity': 'Nothing is left' },
        shortLines: [{ ...counters, wanted: 1, left: 0 }],
      }),
    );
    await screen.findByText(
      'Not so many pieces can be returned any more. Tenon Saw: nothing is left (5 delivered). The rest is in another return.',
    );
    await waitFor(() => expect(api.getOrder).toHaveBeenCalledTimes(2));
  });

  it('says that the order has had too many', async () => {
    const message = 'An order can have at most 50 returns';
    await refuse(new ApiProblem('validation', 400, { errors: { lines: message } }));
    await screen.findByText(message);
  });

  it('retries after a lost answer under the same key, although its pieces are taken', async () => {
    api.requestReturn.mockRejectedValueOnce(new ApiProblem('network', 0));
    await form();
    await press('All 5: Tenon Saw');
    await send();
    await screen.findByText(/^We cannot reach the shop/);
    api.getOrder.mockResolvedValue({ ...deliveredTools(), returnCount: 1 });
    api.listReturnsOfOrder.mockResolvedValue([
      returnOf({ lines: [returnLineOf({ toolId: 'saw', asked: 5 })] }),
    ]);
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('button', { name: 'All 0: Tenon Saw' });
    await send();
    await screen.findByText(/^Opened/);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });
});

describe('NewReturnPage without a form', () => {
  it.each<[string, Order, string]>([
    ['has arrived', partShipped(), 'Nothing of this order has arrived so far.'],
    [
      'is left',
      { ...deliveredTools(), returnCount: 1 },
      'Everything that has arrived is in a return already.',
    ],
  ])('says that nothing %s', async (_what, order, text) => {
    api.getOrder.mockResolvedValue(order);
    api.listReturnsOfOrder.mockResolvedValue([
      returnOf({
        lines: [returnLineOf({ asked: 4 }), returnLineOf({ toolId: 'saw', asked: 5 })],
      }),
    ]);
    openPage();
    await screen.findByText(text, { exact: false });
    screen.getByRole('heading', { name: 'There is nothing to return' });
  });

  it('says that the time has passed, and leaves the claim', async () => {
    vi.setSystemTime('2026-12-26T12:00:00Z');
    openPage();
    await screen.findByText(/^The last day for it was 25 December 2026\./);
    await press('Guarantee claim');
    await screen.findByRole('button', { name: 'Send request' });
  });

  it('says that there is no such order', async () => {
    api.getOrder.mockRejectedValue(new ApiProblem('order-not-found', 404));
    openPage();
    await screen.findByRole('heading', { name: 'There is no such order' });
  });

  it('offers a retry after any other failure', async () => {
    api.getShop.mockRejectedValueOnce(new ApiProblem('network', 0));
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Send request' });
  });

  it.each<[CompanyRole, string]>([
    ['approver', 'Send request'],
    ['bookkeeper', 'Your role does not include this'],
  ])('depends on the role in the company: %s', async (role, text) => {
    api.listMemberships.mockResolvedValue([membershipOf({ role })]);
    api.getOrder.mockResolvedValue({ ...deliveredTools(), payerId: companyId, userId: 'bea' });
    openPage({ buyingFor: companyId });
    await screen.findByText(text);
  });
});

describe('The form for staff', () => {
  it('needs a reason for pieces for which there is no more time', async () => {
    vi.setSystemTime('2026-12-26T12:00:00Z');
    await form({ uid: 'nora', admin: true });
    expect(screen.queryByRole('textbox', { name: /exception/ })).toBeNull();
    await more(/Saw/);
    await send();
    await screen.findByText('Enter the reason');
    await fill(/^Reason for the exception/, 'A regular customer');
    await send();
    await screen.findByText(/^Opened/);
    expect(bodies()).toEqual([
      {
        kind: 'return',
        lines: [{ toolId: 'saw', quantity: 1, reason: '' }],
        exception: 'A regular customer',
      },
    ]);
  });
});
