import * as storage from 'firebase/storage';
import { expect, it, vi } from 'vitest';
import { ApiProblem, UploadCancelled } from '../api/apiProblem.ts';
import { uploadPicture } from './uploads.ts';

vi.mock('./storage.ts', () => ({ storage: {} }));
vi.mock('firebase/storage', () => ({
  ref: vi.fn((_storage: unknown, path: string) => ({ path })),
  getDownloadURL: vi.fn(),
  uploadBytesResumable: vi.fn(),
}));

const { getDownloadURL, uploadBytesResumable } = vi.mocked(storage);
const picture = new Blob(['a picture'], { type: 'image/webp' });

const mockUpload = (result: Promise<unknown>) => {
  const task = Object.assign(result, { on: vi.fn(), cancel: vi.fn() });
  uploadBytesResumable.mockReturnValue(task as unknown as storage.UploadTask);
};

const upload = (signal = new AbortController().signal) =>
  uploadPicture('tools/a.webp', picture, { onProgress: () => {}, signal });

it('resolves to the URL of the picture without its token', async () => {
  mockUpload(Promise.resolve());
  getDownloadURL.mockResolvedValue('https://bucket.test/o/tools%2Fa.webp?alt=media&token=secret');
  expect(await upload()).toBe('https://bucket.test/o/tools%2Fa.webp?alt=media');
  expect(uploadBytesResumable).toHaveBeenLastCalledWith({ path: 'tools/a.webp' }, picture, {
    contentType: 'image/webp',
  });
});

it.each([
  ['storage/retry-limit-exceeded', 'network'],
  ['storage/unauthorized', 'unavailable'],
])('reports %s as %s', async (code, problem) => {
  mockUpload(Promise.reject(Object.assign(new Error(code), { code })));
  await expect(upload()).rejects.toMatchObject({ name: 'ApiProblem', code: problem });
  await expect(upload()).rejects.toBeInstanceOf(ApiProblem);
});

it('is cancelled by its signal', async () => {
  const control = new AbortController();
  control.abort();
  await expect(upload(control.signal)).rejects.toBeInstanceOf(UploadCancelled);
});
