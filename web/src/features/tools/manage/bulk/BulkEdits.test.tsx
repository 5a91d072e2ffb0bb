import { screen, waitFor, within } from '@testing-library/react';
import { staffToolDefaults, type Tool } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { answer, api } from '../../../../testing/fakeApi.ts';
import { toast } from '../../../../testing/fakeToast.ts';
import { bladeWidth, plane } from '../../../../testing/fixtures.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { BulkEdits } from './BulkEdits.tsx';
import { useToolEdits } from './useToolEdits.ts';

const listed: Tool = { ...plane, price: 10, version: 'v1' };
const saw: Tool = { ...listed, _id: 'saw', sku: 'SAW-1', toolName: 'Hand Saw', version: 'v2' };

const retain = vi.fn();

const Bulk = ({ tools }: { tools: Tool[] }) => (
  <BulkEdits
    tools={tools}
    selection={{ retain }}
    focus={{ remember: () => {}, restore: () => {} }}
    onSend={useToolEdits()}
  />
);

const open = async (deed = 'Change prices', tools = [listed, saw]) => {
  const { user } = renderPage(<Bulk tools={tools} />);
  if (deed === 'Change prices') await user.click(screen.getByRole('button', { name: deed }));
  else {
    await user.click(screen.getByRole('button', { name: 'More changes' }));
    await user.click(screen.getByRole('menuitem', { name: deed }));
  }
  const dialog = within(screen.getByRole('dialog', { name: deed }));
  return { user, dialog };
};

const sent = () => api.editTools.mock.calls.map(([{ body }]) => body.edits);

beforeEach(() => {
  vi.resetAllMocks();
  api.editTools.mockResolvedValue({ acknowledged: true, done: ['plane', 'saw'], failed: [] });
});

it('an attribute says in the preview which sizes the shop would refuse, and sends the others', async () => {
  const size: Tool = { ...saw, familyId: 'saws', attributes: {} };
  answer({ listAttributes: [{ ...bladeWidth, categories: [] }] });
  api.editTools.mockImplementation(async ({ query, body }) => ({
    acknowledged: true,
    done: body.edits.map(({ toolId }) => toolId),
    failed: query?.dryRun
      ? [
          {
            toolId: 'saw',
            code: 'validation',
            errors: { 'attributes.blade-width': '“Saws” has this size already: “Rip Saw” (SAW-2)' },
          },
        ]
      : [],
  }));
  const { user, dialog } = await open('Set an attribute', [listed, size]);
  await user.selectOptions(await dialog.findByLabelText('Attribute'), 'Blade width');
  await user.type(dialog.getByLabelText(/^Blade width/), '12');
  const row = await dialog.findByRole('row', { name: /Hand Saw.*has this size already/ });
  within(row).getByText('“Saws” has this size already: “Rip Saw” (SAW-2)');
  dialog.getByText('1 tool will change, 1 cannot be changed.');
  await user.click(dialog.getByRole('button', { name: 'Set Blade width of 1 tool to 12' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('1 tool changed', expect.anything()));
  expect(sent().at(-1)).toMatchObject([{ toolId: 'plane' }]);
});

describe('An edit of the selected tools', () => {
  it('shows each old and new price, and changes them after a confirmation', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('By'), '5');
    const row = dialog.getByRole('row', { name: /Hand Saw/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$10.00', '$10.50']);
    await user.click(dialog.getByRole('button', { name: 'Raise 2 prices by 5 %' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('2 tools changed', expect.anything()));
    expect(sent()).toEqual([
      [
        { toolId: 'plane', version: 'v1', changes: { price: 10.5 } },
        { toolId: 'saw', version: 'v2', changes: { price: 10.5 } },
      ],
    ]);
    expect(retain).toHaveBeenCalledWith([]);
  });

  it('sends nothing without a valid amount', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('By'), 'five');
    await user.click(dialog.getByRole('button', { name: 'Raise 2 prices by …' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('By').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sent()).toEqual([]);
  });

  it('names what failed, says what others have changed, and retries these alone', async () => {
    const now = { ...staffToolDefaults, ...saw, price: 12, version: 'v3' };
    api.editTools.mockResolvedValueOnce({
      acknowledged: true,
      done: ['plane'],
      failed: [{ toolId: 'saw', code: 'precondition-failed', tool: now }],
    });
    api.editTools.mockResolvedValueOnce({ acknowledged: true, done: ['saw'], failed: [] });
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('By'), '10');
    await user.click(dialog.getByRole('button', { name: 'Raise 2 prices by 10 %' }));
    await dialog.findByText('1 tool changed, 1 not: see below');
    dialog.getByText('SAW-1 Hand Saw: Changed meanwhile: Price $10.00 → $12.00');
    expect(retain).toHaveBeenCalledWith(['saw']);
    await user.click(dialog.getByRole('button', { name: 'Raise 1 price by 10 %' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual([{ toolId: 'saw', version: 'v3', changes: { price: 13.2 } }]);
  });

  it('keeps all tools if the call fails', async () => {
    api.editTools.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
    const { user, dialog } = await open('Hide from the shop');
    await user.click(dialog.getByRole('button', { name: 'Hide 2 tools from the shop' }));
    await dialog.findByText('0 tools changed, 2 not: see below');
    expect(retain).toHaveBeenCalledWith(['plane', 'saw']);
  });

  it('has nothing to do for tools that are so already', async () => {
    const { user, dialog } = await open('Set category');
    await user.selectOptions(dialog.getByLabelText('Category'), 'Planes');
    dialog.getByText('0 tools will change, 2 are so already.');
    await user.click(dialog.getByRole('button', { name: 'Move 0 tools to Planes' }));
    expect(sent()).toEqual([]);
  });
});
