import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { priceLabel, type Tool } from 'functions/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCompletion } from '../../domain/search/useCompletion.ts';
import { useRelatedTools } from '../../domain/tool/useRelatedTools.ts';
import { useShownTool } from '../../domain/tool/useShownTool.ts';
import { useTool } from '../../domain/tool/useTools.ts';
import { useCatalogue } from '../../features/tools/browse/useCatalogue.ts';
import { PopularTools } from '../../features/tools/cards/PopularTools.tsx';
import { agreedPlane, plane } from '../../testing/fixtures.ts';
import { openPage, renderPage } from '../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../testing/session.ts';
import { OwnPopularTools } from './home/OwnPopularTools.tsx';

/** Answers after the page has shown what it has, with the prices of who asks. */
const answer = vi.hoisted(() => ({
  tools: (_anonymous: boolean | undefined): Tool[] => [],
  asked: 0,
}));
vi.mock('../../lib/api/api.ts', async (original) => {
  const { publicRoutes } = await import('functions/contract');
  const lists: unknown[] = [publicRoutes.listRelatedTools, publicRoutes.listTools];
  return {
    ...(await original<object>()),
    callApi: async (route: unknown, { anonymous }: { anonymous?: boolean }) => {
      await new Promise((resolve) => setTimeout(resolve));
      answer.asked += 1;
      const tools = answer.tools(anonymous);
      if (route === publicRoutes.getTool) return tools[0];
      return lists.includes(route) ? tools : { tools };
    },
  };
});
vi.mock('../../lib/api/readPage.ts', () => ({
  readLinked: async (_url: string, { anonymous }: { anonymous?: boolean }) => ({
    body: { tools: answer.tools(anonymous), total: 1, facets: {} },
    next: null,
  }),
}));

const query = { q: 'plane', categories: [], stock: [], sort: 'relevance' } as const;

const shownTools: [place: string, useShown: () => Tool | undefined][] = [
  ['the page of a tool', () => useShownTool('plane').data],
  ['the order form', () => useTool('plane').data],
  ['related tools', () => useRelatedTools('plane').data?.[0]],
  ['the catalogue', () => useCatalogue({ ...query, categories: [], stock: [] }, 1).tools?.[0]],
  ['search results while typing', () => useCompletion('plane')[0]],
];

beforeEach(() => {
  answer.asked = 0;
  answer.tools = (anonymous) => [anonymous ? plane : agreedPlane];
});
afterEach(() => {
  localStorage.removeItem('accessToken');
  signOut();
});

describe.each(shownTools)('%s', (_, useShown) => {
  const open = () => {
    const prices: (number | undefined)[] = [];
    renderHook(() => void prices.push(useShown()?.price), openPage());
    return prices;
  };

  it('shows no list price before the price of an account', async () => {
    signInAs('carla');
    const prices = open();
    await waitFor(() => expect(prices.at(-1)).toBe(agreedPlane.price));
    expect(prices).not.toContain(plane.price);
  });

  it('shows no list price to a visitor who logs in, after the price of the account', async () => {
    const prices = open();
    await waitFor(() => expect(prices.at(-1)).toBeDefined());
    const before = prices.length;
    act(() => signInAs('carla'));
    await waitFor(() => expect(prices.at(-1)).toBe(agreedPlane.price));
    expect(prices.slice(before + 1)).not.toContain(plane.price);
  });
});

describe('the home page', () => {
  it('shows no list price before the price of an account', async () => {
    signInAs('carla');
    renderPage(<OwnPopularTools />, {
      known: [[['reviews', 'home'], { tools: [plane], reviews: [] }]],
    });
    screen.getByRole('status', { name: 'Loading the tools' });
    expect(screen.queryByText(priceLabel(plane.price))).toBeNull();
    await screen.findByText(priceLabel(agreedPlane.price));
  });

  it('reserves the room of the cards', () => {
    const list = { data: undefined, error: null, refetch: () => {} };
    render(<PopularTools list={list} count={3} />);
    screen.getByRole('status', { name: 'Loading the tools' });
  });
});
