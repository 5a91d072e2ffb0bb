import { screen, within } from '@testing-library/react';
import type { Tool } from 'functions/contract';
import { expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ShownTools } from './ShownTools.tsx';

const show = async (tool: Tool, view: 'grid' | 'list') => {
  renderPage(
    <ShownTools tools={[tool]} view={view} isOutdated={false} focusAt={null} onFocus={() => {}} />,
    { as: null },
  );
  return within(await screen.findByRole('article'));
};

it.each(['grid', 'list'] as const)(
  'a %s marks a tool that is selling out, and sells it',
  async (view) => {
    const shown = await show({ ...plane, stage: 'selling-out' }, view);
    shown.getByText('Selling out');
    shown.getByRole('button', { name: `Add to cart: ${plane.toolName}` });
  },
);

it.each([
  ['grid', { stage: 'discontinued' }],
  ['list', { stage: 'discontinued' }],
  ['grid', { stage: 'selling-out', available: 0 }],
  ['list', { stage: 'selling-out', available: 0 }],
] as const)(
  'a %s leads from a tool that nobody can order to what replaces it: %j',
  async (view, fields) => {
    const shown = await show({ ...plane, ...fields }, view);
    shown.getByText('Discontinued');
    const link = await shown.findByRole('link', { name: `What replaces it: ${plane.toolName}` });
    expect(link.getAttribute('href')).toBe('/tools/plane');
    expect(shown.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    expect(shown.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  },
);
