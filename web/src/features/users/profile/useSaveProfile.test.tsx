import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { profileOf } from '../../../testing/fixtures.ts';
import { openPage } from '../../../testing/renderPage.tsx';
import type * as saving from './saveProfile.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const save = vi.hoisted(() => vi.fn<typeof saving.saveProfile>());
const upload = vi.hoisted(() => vi.fn<typeof saving.uploadProfilePicture>());
vi.mock('./saveProfile.ts', () => ({ saveProfile: save, uploadProfilePicture: upload }));

const profile = profileOf({ education: 'Joinery' });
const fields = { displayName: 'Carla', education: '', location: 'Oakham', phoneNumber: '' };
const picture = new Blob(['picture']);

const renderSave = () => {
  const page = openPage();
  return { ...page, ...renderHook(() => useSaveProfile(), page) };
};

beforeEach(() => {
  save.mockReset();
  upload.mockReset();
});

describe('useSaveProfile', () => {
  it('saves without a picture, and caches the stored profile', async () => {
    const { result, client } = renderSave();
    const stored = { ...profile, displayName: 'Carla', location: 'Oakham' };
    await act(async () => {
      expect(await result.current.save({ profile, fields, picture: undefined })).toEqual(stored);
    });
    expect(save.mock.calls).toEqual([[profile.email, fields]]);
    expect(upload).not.toHaveBeenCalled();
    expect(client.getQueryData(['users', profile.email])).toEqual(stored);
  });

  it('uploads the picture first, and saves its URL with the rest', async () => {
    const { result } = renderSave();
    upload.mockResolvedValue('https://pictures.test/new');
    await act(() => result.current.save({ profile, fields, picture }));
    expect(save.mock.calls[0]?.[1]).toEqual({ ...fields, photoURL: 'https://pictures.test/new' });
  });

  it('saves nothing if the upload fails', async () => {
    const { result } = renderSave();
    upload.mockRejectedValue(new ApiProblem('network', 0));
    await act(() => expect(result.current.save({ profile, fields, picture })).rejects.toThrow());
    expect(save).not.toHaveBeenCalled();
    expect(result.current.progress).toBeNull();
  });

  it('reports the progress of the upload, and cancels it', async () => {
    const { result } = renderSave();
    upload.mockImplementation((_, { onProgress, signal }) => {
      onProgress(0.4);
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('cancelled'))),
      );
    });
    let saving: Promise<unknown> = Promise.resolve();
    await act(async () => {
      saving = result.current.save({ profile, fields, picture });
    });
    expect(result.current.progress).toBe(0.4);
    await act(async () => {
      result.current.cancelUpload();
      await expect(saving).rejects.toThrow('cancelled');
    });
    expect(result.current.progress).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });
});
