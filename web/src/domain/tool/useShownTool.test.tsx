import { act, renderHook, waitFor } from '@testing-library/react';
import { servedToolId, type Tool } from 'functions/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { agreedPlane, plane } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../testing/session.ts';
import { useShownTool, useShownToolUpdates, useToolPreview } from './useShownTool.ts';

const call = vi.hoisted(() =>
  vi.fn<(route: unknown, options: { anonymous: boolean }) => Promise<Tool>>(),
);
vi.mock('../../lib/api/api.ts', () => ({ callApi: call }));

const served = () => {
  const script = document.createElement('script');
  const textContent = JSON.stringify(plane);
  Object.assign(script, { id: servedToolId, type: 'application/json', textContent });
  document.head.append(script);
};

const start = () =>
  renderHook(
    () => ({
      shown: useShownTool('plane'),
      preview: useToolPreview('plane'),
      updates: useShownToolUpdates('plane', 'carla'),
    }),
    openPage(),
  ).result;

beforeEach(() => {
  call
    .mockReset()
    .mockImplementation(async (_route, { anonymous }) => (anonymous ? plane : agreedPlane));
});
afterEach(() => {
  document.getElementById(servedToolId)?.remove();
  signOut();
});

it('has the prices of the payer, and until then none, only a preview', async () => {
  signInAs('carla');
  served();
  const page = start();
  expect(page.current.shown).toMatchObject({ data: undefined, isPending: true });
  expect(page.current.preview).toEqual({ picture: plane.imageLink, name: plane.toolName });
  await waitFor(() => expect(page.current.shown.data).toEqual(agreedPlane));
  expect(call.mock.calls.map(([, { anonymous }]) => anonymous)).toEqual([false]);
});

it('has the prices of the served page for visitors at once', () => {
  signOut();
  served();
  expect(start().current.shown).toMatchObject({ data: plane, isPending: false });
});

it('shows none of them after the sign-out', async () => {
  signInAs('carla');
  served();
  const page = start();
  await waitFor(() => expect(page.current.shown.data).toEqual(agreedPlane));
  act(signOut);
  expect(page.current.shown.data).toEqual(plane);
});

it('does not find a tool outside the assortment, even if the page was served with it', async () => {
  signInAs('carla');
  served();
  call.mockRejectedValue(new ApiProblem('tool-not-found', 404));
  const page = start();
  await waitFor(() => expect(page.current.shown.error).toMatchObject({ code: 'tool-not-found' }));
});

it('keeps the prices of the payer when a live document arrives', async () => {
  signInAs('carla');
  const page = start();
  await waitFor(() => expect(page.current.shown.data).toEqual(agreedPlane));
  act(() => page.current.updates.replace({ ...plane, available: 3 }));
  await waitFor(() => expect(page.current.shown.data).toEqual({ ...agreedPlane, available: 3 }));
  expect(call).toHaveBeenCalledTimes(1);
});

it('asks for the prices of the payer again when the list prices have changed', async () => {
  signInAs('carla');
  const page = start();
  await waitFor(() => expect(page.current.shown.data).toEqual(agreedPlane));
  const now = { ...agreedPlane, price: 48 };
  call.mockResolvedValue(now);
  act(() => page.current.updates.replace({ ...plane, price: 60 }));
  await waitFor(() => expect(page.current.shown.data).toEqual(now));
});
