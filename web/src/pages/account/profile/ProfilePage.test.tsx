import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { readProfile } from '../../../features/users/profile/readProfile.ts';
import { UploadCancelled } from '../../../lib/api/apiProblem.ts';
import { hasSingleKeys } from '../../../lib/keys/singleKeys.ts';
import type * as uploads from '../../../lib/pictures/uploads.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { profileOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sessionUserOf, signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { ProfilePage } from './ProfilePage.tsx';

const mocks = vi.hoisted(() => ({
  read: vi.fn<typeof readProfile>(),
  upload: vi.fn<typeof uploads.uploadPicture>(),
  shrink: vi.fn<() => Promise<Blob>>(),
}));
const account = sessionUserOf('carla');
vi.mock('../../../lib/firebase/firebase.ts', () => ({ auth: { currentUser: null } }));
vi.mock('../../../lib/pictures/uploads.ts', () => ({ uploadPicture: mocks.upload }));
vi.mock('../../../lib/pictures/shrinkPicture.ts', () => ({ shrinkPicture: mocks.shrink }));
vi.mock('../../../features/session/state/useSignOut.ts', () => ({
  useSignOut: () => async () => {},
}));
vi.mock('../../../features/users/profile/readProfile.ts', () => ({ readProfile: mocks.read }));

const open = async () => {
  renderPage(<ProfilePage />);
  await screen.findByLabelText('Location');
  return userEvent.setup({ applyAccept: false });
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const png = (content: string) => new File([content], 'a.png', { type: 'image/png' });
const choose = (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(field('Click to upload photo'), file);

beforeEach(() => {
  signInAs('carla');
  vi.resetAllMocks();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  mocks.shrink.mockResolvedValue(new Blob(['small'], { type: 'image/webp' }));
  mocks.read.mockResolvedValue(profileOf());
  api.updateProfile.mockResolvedValue({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });
});

describe('ProfilePage', () => {
  it('switches single keys off, and on again', async () => {
    const user = await open();
    const choice = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Use single keys as shortcuts',
    });
    expect(choice.checked).toBe(true);
    await user.click(choice);
    expect(choice.checked).toBe(false);
    expect(hasSingleKeys()).toBe(false);
    await user.click(choice);
    expect(hasSingleKeys()).toBe(true);
  });

  it('says why a file is not accepted as a photo', async () => {
    const user = await open();
    await choose(user, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await screen.findByText(/This is a PDF document/);
    mocks.shrink.mockRejectedValue(new DOMException('no', 'InvalidStateError'));
    await choose(user, png('not a picture'));
    await screen.findByText(/could not be read as a picture/);
    expect(screen.queryByAltText('Preview of your new photo')).toBeNull();
  });

  it('is not saved without a photo that was not accepted, until the user goes on without it', async () => {
    const user = await open();
    await choose(user, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await screen.findByText(/This is a PDF document/);
    await userEvent.click(screen.getByRole('button', { name: 'Save Info' }));
    await screen.findByText(/Your photo was not accepted/);
    expect(api.updateProfile).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Info' }));
    await waitFor(() => expect(api.updateProfile).toHaveBeenCalled());
  });

  it('keeps photo and fields of a cancelled upload, and saves them on the next try', async () => {
    const user = await open();
    await choose(user, png('photo'));
    await screen.findByAltText('Preview of your new photo');
    fireEvent.change(field('Location'), { target: { value: 'Oakham' } });
    mocks.upload
      .mockImplementationOnce(
        (_path, _picture, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new UploadCancelled()));
          }),
      )
      .mockResolvedValueOnce('https://pictures.test/avatar.webp');
    await user.click(screen.getByRole('button', { name: 'Save Info' }));
    await screen.findByRole('progressbar', { name: 'Uploading your photo' });
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await screen.findByText('The upload was cancelled. Nothing has been saved.');
    expect(api.updateProfile).not.toHaveBeenCalled();
    expect(field('Location').value).toBe('Oakham');
    screen.getByAltText('Preview of your new photo');

    await user.click(screen.getByRole('button', { name: 'Save Info' }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('User Information Updated', { variant: 'success' }),
    );
    expect(api.updateProfile.mock.calls[0]?.[0].body).toMatchObject({
      location: 'Oakham',
      photoURL: expect.stringMatching(/^https:\/\/pictures\.test\/avatar\.webp\?v=/),
    });
    await waitFor(() => expect(screen.queryByAltText('Preview of your new photo')).toBeNull());
  });

  it('shows an account without name and profile', async () => {
    mocks.read.mockResolvedValue(null);
    await open();
    screen.getByRole('heading', { name: 'No name yet' });
    expect(field('Email').value).toBe(account.email);
  });
});
