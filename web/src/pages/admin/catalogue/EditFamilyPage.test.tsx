import { screen, waitFor, within } from '@testing-library/react';
import type { Family, FamilyPage, Tool } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { removePicture, uploadPicture } from '../../../lib/pictures/uploads.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { answer, api } from '../../../testing/fakeApi.ts';
import { chisels } from '../../../testing/families.ts';
import { bladeWidth, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { EditFamilyPage } from './EditFamilyPage.tsx';

const mocks = vi.hoisted(() => ({
  upload: vi.fn<typeof uploadPicture>(),
  remove: vi.fn<typeof removePicture>(),
}));
vi.mock('../../../lib/pictures/uploads.ts', () => ({
  uploadPicture: mocks.upload,
  removePicture: mocks.remove,
}));
vi.mock('../../../lib/pictures/shrinkPicture.ts', () => ({
  shrinkPicture: async (file: Blob) => file,
}));

const { path, href } = lazyPaths.managedFamily;

const family: FamilyPage = {
  ...chisels,
  sizes: chisels.sizes.map(({ tool, at }) => ({
    tool: {
      ...tool,
      attributes: { 'blade-width': chisels.axes[0]?.values[at[0] ?? 0] ?? '' },
      familyId: chisels._id,
    },
    at,
  })),
};

const stored = (toolIds: string[], change: Partial<Family> = {}): Family => {
  const { axes: _, sizes: __, ...rest } = family;
  return { ...rest, axes: ['blade-width'], toolIds, ...change };
};

const wide: Tool = {
  ...plane,
  _id: 'chisel-32',
  sku: 'CHS-32',
  toolName: 'Chisel 32',
  attributes: { 'blade-width': '32 mm' },
};

const open = async () => {
  const page = renderPage(
    { [path]: <EditFamilyPage />, [furtherPaths.families]: <p>All families</p> },
    {
      at: href(family._id),
      as: { uid: 'admin', admin: true },
      answers: { getFamily: family, listAttributes: [bladeWidth], listTools: [wide] },
    },
  );
  await screen.findByRole('heading', { name: '3 sizes' });
  return page;
};

const sizes = () => within(screen.getByRole('table', { name: 'Sizes' }));
const save = () => screen.getByRole('button', { name: 'Save family' });
const sent = () => api.updateFamily.mock.lastCall?.[0].body;

beforeEach(() => {
  vi.clearAllMocks();
});

describe('the page of a family for staff', () => {
  it('shows the sizes with their values, and removes one', async () => {
    const { user } = await open();
    sizes().getByRole('rowheader', { name: '12 mm' });
    api.updateFamily.mockImplementation(async ({ body }) => ({
      acknowledged: true,
      family: stored(body.toolIds, { version: 'two' }),
    }));
    await user.click(sizes().getByRole('button', { name: 'Remove Chisel 12' }));
    await user.click(save());
    await waitFor(() => expect(api.updateFamily).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject({
      axes: ['blade-width'],
      toolIds: ['chisel-6', 'chisel-25'],
      version: 'one',
    });
  });

  it('adds tools that a search has found', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add from the tools' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Name or SKU' }), 'chisel{Enter}');
    await user.click(await screen.findByRole('checkbox', { name: 'Chisel 32' }));
    await user.click(screen.getByRole('button', { name: 'Add 1 tool' }));
    await waitFor(() => sizes().getByRole('rowheader', { name: '32 mm' }));
  });

  it('adds tools by SKU, and says which it cannot add', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add by SKU' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add sizes by SKU' }));
    await user.type(dialog.getByLabelText('SKUs, one per line'), 'chs-32{Enter}CHS-99');
    await user.click(dialog.getByRole('button', { name: 'Add sizes' }));
    await dialog.findByText('CHS-99: No tool has this SKU');
    expect(api.updateFamily).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => sizes().getByRole('rowheader', { name: '32 mm' }));
  });

  it('shows what the shop says about a size in its row', async () => {
    const { user } = await open();
    api.updateFamily.mockRejectedValueOnce(
      new ApiProblem('validation', 400, { errors: { 'toolIds[1]': 'It is in another family' } }),
    );
    await user.type(screen.getByLabelText('Name'), ' new');
    await user.click(save());
    const row = (await screen.findByText('It is in another family')).closest('tr');
    expect(row?.textContent).toContain('Chisel 12');
  });

  it('shows what someone else has changed meanwhile', async () => {
    const { user } = await open();
    api.updateFamily.mockRejectedValueOnce(
      new ApiProblem('precondition-failed', 412, {
        family: stored(['chisel-6', 'chisel-32'], { name: 'Chisel of theirs', version: 'two' }),
      }),
    );
    answer({ getTool: wide });
    await user.type(screen.getByLabelText('Name'), ' of mine');
    await user.click(sizes().getByRole('button', { name: 'Remove Chisel 12' }));
    await user.click(save());
    await screen.findByRole('dialog', { name: 'Someone else has changed this family' });
    screen.getByText('Chisel of theirs');
    expect((await screen.findByText(/Chisel 32 \(CHS-32\)/)).textContent).toBe(
      'Chisel 6 (CHS-6)\nChisel 32 (CHS-32)',
    );
  });

  it('uploads a picture with the changes, which can be taken away again', async () => {
    const link = 'https://shop.test/new.webp';
    URL.createObjectURL = () => 'blob:new';
    URL.revokeObjectURL = () => {};
    mocks.upload.mockResolvedValue(link);
    const saved = (imageLink: string, version: string) =>
      api.updateFamily.mockImplementationOnce(async ({ body }) => ({
        acknowledged: true,
        family: stored(body.toolIds, { imageLink, version }),
      }));
    const { user } = await open();
    const picture = new File(['x'], 'chisel.webp', { type: 'image/webp' });
    await user.upload(screen.getByLabelText('Click to upload photo'), picture);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The new picture' }).checked).toBe(
        true,
      ),
    );
    api.updateFamily.mockRejectedValueOnce(new ApiProblem('forbidden', 403));
    await user.click(save());
    await waitFor(() => expect(mocks.remove.mock.lastCall?.[0]).toBe(link));
    saved(link, 'two');
    await user.click(save());
    await waitFor(() => expect(sent()).toMatchObject({ imageLink: link, version: 'one' }));
    saved('', 'three');
    await screen.findByRole('radio', { name: 'The current picture' });
    await user.click(screen.getByRole('radio', { name: 'None: shows the first size' }));
    await user.click(save());
    await waitFor(() => expect(sent()).toMatchObject({ imageLink: '', version: 'two' }));
    expect(mocks.upload).toHaveBeenCalledTimes(2);
  });

  it('creates sizes from a list of values in one import', async () => {
    const { user } = await open();
    api.importTools.mockResolvedValue({
      acknowledged: true,
      created: [2],
      changed: [],
      unchanged: [],
      rejected: [{ row: 3, message: 'SKU is taken' }],
    });
    await user.click(screen.getByRole('button', { name: 'Create sizes' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Create sizes/ }));
    await user.type(dialog.getByLabelText('Blade width, one per line'), '12{Enter}40{Enter}50');
    dialog.getByText('In the family already');
    await user.click(dialog.getByRole('button', { name: 'Create 2 sizes' }));
    await dialog.findByText('1 size created, 1 not.');
    dialog.getByText('CHS-50: SKU is taken');
    expect(api.importTools).toHaveBeenCalledOnce();
    await waitFor(() => expect(api.getFamily).toHaveBeenCalledTimes(2));
  });

  it('deletes the family after a confirmation', async () => {
    const { user } = await open();
    api.deleteFamily.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    await user.click(screen.getByRole('button', { name: 'Delete family' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete family' }),
    );
    await screen.findByText('All families');
  });
});
