import { screen, within } from '@testing-library/react';
import type { CatalogueTool } from 'functions/contract';
import { expect, it } from 'vitest';
import { chisels } from '../../../testing/families.ts';
import { plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ShownTools } from '../browse/ShownTools.tsx';
import { SizeStrip } from './SizeStrip.tsx';

const family = {
  _id: chisels._id,
  name: chisels.name,
  imageLink: '',
  sizes: 8,
  fromPrice: 12.4,
};

const tools: CatalogueTool[] = [{ ...plane, _id: 'size', family }, plane];

it.each(['grid', 'list'] as const)('the catalogue shows a family once, as a %s', async (view) => {
  renderPage(
    <ShownTools tools={tools} view={view} isOutdated={false} focusAt={null} onFocus={() => {}} />,
    { as: null },
  );
  const [card] = await screen.findAllByRole('article');
  const shown = within(card as HTMLElement);
  const link = shown.getByRole('heading', { name: chisels.name }).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/family/bevel-edge-chisel');
  shown.getByText('8 sizes');
  shown.getByText('from $12.40');
  shown.getByRole('link', { name: 'Choose sizes: Bevel-Edge Chisel' });
  expect(shown.queryByRole('button')).toBeNull();
});

it('the page of a tool leads to its other sizes and marks its own', async () => {
  renderPage(<SizeStrip familyId={chisels._id} toolId="chisel-12" />, {
    as: null,
    answers: { getFamily: chisels },
  });
  const sizes = within(await screen.findByRole('navigation', { name: 'Sizes' }));
  const current = sizes.getByRole('link', { name: '12 mm' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(sizes.getByRole('link', { name: '25 mm' }).getAttribute('href')).toBe('/tools/chisel-25');
  sizes.getByRole('link', { name: 'Bevel-Edge Chisel: all 3 sizes' });
});
