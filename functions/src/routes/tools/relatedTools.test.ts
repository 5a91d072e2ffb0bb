import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Tool } from '../../contract/index.ts';
import { registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { token } = await registerCustomer();

describe('GET /tool/:id/related', () => {
  it('lists at most six other tools of the category, sold-out ones last', async () => {
    const id = await createTool({ category: 'sharpening' });
    const others = await Promise.all(
      Array.from({ length: 7 }, () => createTool({ category: 'sharpening' })),
    );
    await waitForIndex(id, ...others);
    const response = await send('GET', `/tool/${id}/related`, { token });
    const related = await expectStatus<Tool[]>(response, 200);
    expect(related).toHaveLength(6);
    expect(related.map(({ _id }) => _id)).not.toContain(id);
    expect(related.every(({ category }) => category === 'sharpening')).toBe(true);
    expect(related.every(({ available }) => available > 0)).toBe(true);
  });

  it('is public, cacheable, and 404 for an unknown tool', async () => {
    const id = await createTool();
    const response = await send('GET', `/tool/${id}/related`);
    await expectStatus(response, 200);
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    for (const unknown of [randomUUID(), '__a__']) {
      await expectProblem(await send('GET', `/tool/${unknown}/related`), 404, 'tool-not-found');
    }
  });
});
