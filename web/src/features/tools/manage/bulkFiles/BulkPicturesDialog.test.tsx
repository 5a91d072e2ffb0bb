import { screen, within } from '@testing-library/react';
import { limits, type Tool } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import type { uploadPicture } from '../../../../lib/pictures/uploads.ts';
import { api } from '../../../../testing/fakeApi.ts';
import { plane } from '../../../../testing/fixtures.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { userEvent } from '../../../../testing/userEvent.ts';
import type { readToolVersion } from '../requests/toolVersion.ts';
import { BulkPicturesDialog } from './BulkPicturesDialog.tsx';

const mocks = vi.hoisted(() => ({
  version: vi.fn<typeof readToolVersion>(),
  upload: vi.fn<typeof uploadPicture>(),
  shrink: vi.fn<(file: Blob) => Promise<Blob>>(),
}));
vi.mock('../requests/toolVersion.ts', () => ({ readToolVersion: mocks.version }));
vi.mock('../../../../lib/pictures/uploads.ts', () => ({ uploadPicture: mocks.upload }));
vi.mock('../../../../lib/pictures/shrinkPicture.ts', () => ({ shrinkPicture: mocks.shrink }));

const stored = (fields: Partial<Tool> = {}): Tool => ({
  ...plane,
  sku: 'JK-100',
  imageLink: 'https://pictures.test/old',
  morePictures: [],
  ...fields,
});
const show = (tool: Tool) => {
  api.listTools.mockResolvedValue([tool]);
  mocks.version.mockResolvedValue({ tool, tag: '"v1"' });
};
const changes = () => api.updateTool.mock.calls.map(([{ body }]) => body.updatedInfo);

const choose = async (...names: string[]) => {
  renderPage(<BulkPicturesDialog open onClose={() => {}} />);
  const type = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : 'image/png');
  const files = names.map((name) => new File(['picture'], name, { type: type(name) }));
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Choose pictures'), files);
};
const lines = () =>
  within(screen.getByRole('list', { name: 'Chosen files' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.resetAllMocks();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  mocks.shrink.mockResolvedValue(new Blob(['small'], { type: 'image/webp' }));
  mocks.upload.mockResolvedValue('https://pictures.test/new');
  api.updateTool.mockResolvedValue({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });
  show(stored());
});

describe('BulkPicturesDialog', () => {
  it('adds a picture to the tool of its name, with a line for each file', async () => {
    await choose('jk-100.png', 'xy-9.png', 'JK-100.pdf');
    await screen.findByText('1 picture added, 2 not.');
    expect(lines()).toEqual([
      `jk-100.png Added to ${plane.toolName}`,
      'xy-9.png No tool has the SKU XY-9. Rename the file, or add the tool.',
      expect.stringMatching(/^JK-100\.pdf This is a PDF document/),
    ]);
    const morePictures = ['https://pictures.test/old'];
    expect(changes()).toEqual([{ imageLink: 'https://pictures.test/new', morePictures }]);
  });

  it('adds a numbered one behind the others', async () => {
    await choose('JK-100 (1).png');
    await screen.findByText('1 picture added.');
    expect(changes()).toEqual([{ morePictures: ['https://pictures.test/new'] }]);
  });

  it.each(['JK-100.png', 'JK-100 (1).png'])('gives a hidden tool its picture: %s', async (name) => {
    show(stored({ imageLink: '' }));
    await choose(name);
    await screen.findByText('1 picture added.');
    expect(changes()).toEqual([{ imageLink: 'https://pictures.test/new' }]);
  });

  it('uploads nothing for a tool that has all its pictures', async () => {
    show(stored({ morePictures: Array(limits.pictures - 1).fill('https://pictures.test/old') }));
    await choose('JK-100.png');
    await screen.findByText('0 pictures added, 1 not.');
    expect(mocks.upload).not.toHaveBeenCalled();
  });

  it('retries only those that failed, and uploads none twice', async () => {
    api.updateTool.mockRejectedValueOnce(new ApiProblem('network', 0));
    await choose('JK-100.png', 'JK-100 (1).png');
    await screen.findByText('1 picture added, 1 not.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry 1 picture' }));
    await screen.findByText('2 pictures added.');
    expect(api.updateTool).toHaveBeenCalledTimes(3);
    expect(mocks.upload).toHaveBeenCalledTimes(2);
  });
});
