import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/fakeApi.ts';
import { orderOf } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { ToolsDocuments } from './ToolsDocuments.tsx';

it('reads the documents of tools when someone asks for them', async () => {
  const order = orderOf('order');
  const [{ toolId, toolName }] = order.lines as [(typeof order.lines)[number]];
  const document = {
    id: 'sheet',
    kind: 'data-sheet',
    title: 'Data sheet',
    language: 'en',
    bytes: 2_048,
    addedAt: '2026-11-29T12:00:00.000Z',
  } as const;
  api.listToolDocuments.mockResolvedValue([{ toolId, toolName, documents: [document] }]);
  renderPage(<ToolsDocuments toolIds={[toolId]} />, { as: { uid: 'carla' } });
  expect(api.listToolDocuments).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Documents of the tools' }));
  const link = await screen.findByRole('link', { name: 'Data sheet' });
  expect(link.getAttribute('href')).toBe(`/api/tool/${toolId}/document/sheet`);
  expect(api.listToolDocuments.mock.calls[0]?.[0]?.query?.tools).toContain(toolId);
});
