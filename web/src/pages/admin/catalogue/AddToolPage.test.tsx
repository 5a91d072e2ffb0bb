import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toolSchema } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldLabels } from '../../../features/tools/manage/values/fieldTexts.ts';
import { ApiProblem, UploadCancelled } from '../../../lib/api/apiProblem.ts';
import type * as uploads from '../../../lib/pictures/uploads.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { bladeWidth } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { AddToolPage } from './AddToolPage.tsx';

const mocks = vi.hoisted(() => ({
  upload: vi.fn<typeof uploads.uploadPicture>(),
  remove: vi.fn<typeof uploads.removePicture>(),
}));
vi.mock('../../../lib/pictures/uploads.ts', () => ({
  uploadPicture: mocks.upload,
  removePicture: mocks.remove,
}));
vi.mock('../../../lib/pictures/shrinkPicture.ts', () => ({
  shrinkPicture: async () => new Blob(['small'], { type: 'image/webp' }),
}));

const linkOf = (position: number) => `https://pictures.test/${position}`;

const photo = (name: string) => new File([name], name, { type: 'image/png' });

const open = () => {
  renderPage(<AddToolPage />);
  return userEvent.setup({ applyAccept: false });
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const addProduct = () => screen.getByRole('button', { name: 'Add Product' });
const added = () => api.createTool.mock.calls.map(([{ body }]) => body.updatedInfo);

/** Opens the page, and fills in what is required, with one picture. */
const openFilled = async () => {
  const user = open();
  type('Tools Name', 'Hand Saw');
  type('Price', '19.5');
  type('Available Piece', '60');
  type('Min Order', '4');
  type('Description', 'It cuts.');
  await user.upload(field('Click to upload photo'), photo('main.png'));
  await screen.findByAltText('Preview of the picture');
  return user;
};

const expectAdded = () =>
  waitFor(() =>
    expect(toast.mock.calls).toEqual([['Tool Added Successfully', { variant: 'success' }]]),
  );

beforeEach(() => {
  vi.resetAllMocks();
  let count = 0;
  URL.createObjectURL = () => `blob:${++count}`;
  URL.revokeObjectURL = () => {};
  mocks.upload.mockImplementation(async () => linkOf(mocks.upload.mock.calls.length));
  mocks.remove.mockResolvedValue();
  api.createTool.mockResolvedValue({ acknowledged: true, insertedId: 'saw' });
  api.listAttributes.mockResolvedValue([{ ...bladeWidth, categories: [] }]);
});

describe('AddToolPage', () => {
  it('requires every field of the specification', async () => {
    const user = open();
    await user.click(addProduct());
    await screen.findByText('Tool name is required');
    const names = ['Price', 'Available pieces', 'Minimum order', 'Description', 'Picture'];
    for (const name of names) screen.getByText(`${name} is required`);
    expect(api.createTool).not.toHaveBeenCalled();
  });

  it('has each field of a tool, with its label', async () => {
    open();
    await screen.findByLabelText('Blade width (mm)');
    const { imageLink: _, morePictures: __, ...typed } = toolSchema.fields;
    const names = Object.keys(typed) as (keyof typeof typed)[];
    for (const name of names) screen.getAllByText(fieldLabels[name]);
    field('Click to upload photo');
  });

  it('sends the values of attributes, and says which does not fit', async () => {
    const user = await openFilled();
    await screen.findByLabelText('Blade width (mm)');
    type('Blade width (mm)', '2 kg');
    screen.getByText(/kg is the unit of a mass/);
    type('Blade width (mm)', '1/2 in');
    await user.click(addProduct());
    await expectAdded();
    expect(added()).toMatchObject([{ attributes: { 'blade-width': '1/2 in' } }]);
  });

  it('uploads the pictures, adds the tool with their links, and clears the form', async () => {
    const user = await openFilled();
    type('SKU', ' saw-7 ');
    await user.upload(field('Add up to 5 more'), [photo('1.png'), photo('2.png')]);
    await screen.findByAltText('Preview of picture 3');
    await user.click(addProduct());
    await expectAdded();
    expect(added()).toMatchObject([
      { toolName: 'Hand Saw', sku: 'SAW-7', price: 19.5, available: 60, minOrder: 4 },
    ]);
    expect([added()[0]?.imageLink, added()[0]?.morePictures]).toEqual([
      linkOf(1),
      [linkOf(2), linkOf(3)],
    ]);
    await waitFor(() => expect(field('Tools Name').value).toBe(''));
    expect(screen.queryByAltText('Preview of the picture')).toBeNull();
  });

  it('shows the SKU of another tool at its field, and focuses it', async () => {
    const user = await openFilled();
    const sku = 'SAW-7 is the SKU of “Panel Saw”: enter another one';
    api.createTool.mockRejectedValueOnce(new ApiProblem('sku-taken', 409, { errors: { sku } }));
    type('SKU', 'saw-7');
    await user.click(addProduct());
    const refused = await screen.findByRole('textbox', { name: 'SKU', description: sku });
    await waitFor(() => expect(document.activeElement).toBe(refused));
    type('SKU', '');
    await user.click(addProduct());
    await expectAdded();
  });

  it('names files that are no pictures, and those beyond six', async () => {
    const user = await openFilled();
    const table = new File(['a,b'], 'list.csv', { type: 'text/csv' });
    await user.upload(field('Add up to 5 more'), [table, photo('1.png')]);
    await screen.findByText(/^list\.csv: This kind of file is not accepted\./);
    screen.getByAltText('Preview of picture 2');
    await user.click(addProduct());
    await waitFor(() => expect(document.activeElement?.id).toBe('pictures.add'));
    expect(api.createTool).not.toHaveBeenCalled();
    const five = ['2', '3', '4', '5', '6'].map((name) => photo(`${name}.png`));
    await user.upload(field('Add up to 4 more'), five);
    await screen.findByText('A tool has at most 6 pictures: 1 was left out.');
    screen.getByAltText('Preview of picture 6');
    expect(screen.queryByAltText('Preview of picture 7')).toBeNull();
    expect(field('6 pictures at most').disabled).toBe(true);
  });

  it('removes a picture, and focuses the next one or the field to add some', async () => {
    const user = await openFilled();
    await user.upload(field('Add up to 5 more'), [photo('1.png'), photo('2.png')]);
    await screen.findByAltText('Preview of picture 3');
    const remove = () => user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    await remove();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove picture 2'),
    );
    await remove();
    await waitFor(() => expect(document.activeElement).toBe(field('Add up to 5 more')));
    expect(screen.queryByAltText('Preview of picture 2')).toBeNull();
  });

  it('saves nothing when the upload is cancelled, and removes what was uploaded', async () => {
    const user = await openFilled();
    await user.upload(field('Add up to 5 more'), photo('1.png'));
    await screen.findByAltText('Preview of picture 2');
    mocks.upload.mockResolvedValueOnce(linkOf(1)).mockImplementationOnce(
      (_path, _picture, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new UploadCancelled()));
        }),
    );
    await user.click(addProduct());
    await waitFor(() => expect(mocks.upload).toHaveBeenCalledTimes(2));
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await screen.findByText('The upload was cancelled. Nothing has been saved.');
    expect(mocks.remove.mock.calls.map(([link]) => link)).toEqual([linkOf(1)]);
    expect(api.createTool).not.toHaveBeenCalled();
    expect(field('Tools Name').value).toBe('Hand Saw');
    await user.click(addProduct());
    await expectAdded();
    expect(mocks.upload).toHaveBeenCalledTimes(4);
  });

  it('removes the picture of a tool that was refused, and keeps what was typed', async () => {
    const user = await openFilled();
    const errors = { toolName: 'Tool name is taken' };
    api.createTool.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    await user.click(addProduct());
    await screen.findByText(/^error ocurred: Some of the details/);
    screen.getByText('Tool name is taken');
    expect(mocks.remove.mock.calls.map(([link]) => link)).toEqual([linkOf(1)]);
    expect(field('Tools Name').value).toBe('Hand Saw');
    screen.getByAltText('Preview of the picture');
    type('Tools Name', 'Other Saw');
    await user.click(addProduct());
    await expectAdded();
    expect(added()[1]).toMatchObject({ toolName: 'Other Saw', imageLink: linkOf(2) });
  });

  it('keeps the picture when the connection is lost, and retries with the same key', async () => {
    const user = await openFilled();
    api.createTool.mockRejectedValueOnce(new ApiProblem('network', 0));
    await user.click(addProduct());
    await screen.findByText(/^error ocurred: We cannot reach the shop/);
    expect(mocks.remove).not.toHaveBeenCalled();
    expect(field('Description').value).toBe('It cuts.');
    await user.click(addProduct());
    await expectAdded();
    expect(mocks.upload).toHaveBeenCalledTimes(1);
    const [first, second] = api.createTool.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect([first, second]).toEqual([expect.any(String), first]);
  });
});
