import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { SecondFactorSection } from './SecondFactorSection.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const codes = Array.from({ length: 10 }, (_, at) => `ABCDEFGHIJKLMNO${'ABCDEFGHIJ'[at]}`);
const off = { since: null, recoveryCodesLeft: 0 };
const on = { since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 9 };

const open = (factor: typeof off | typeof on) =>
  renderPage(<SecondFactorSection />, {
    as: { uid: 'nora' },
    answers: { getSecondFactor: factor },
  });

beforeEach(() => {
  vi.resetAllMocks();
});

describe('SecondFactorSection', () => {
  it('sets up an app with a QR code or the key, and shows the recovery codes', async () => {
    api.startSecondFactor.mockResolvedValue({
      acknowledged: true,
      secret: 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH',
      address: 'otpauth://totp/Tools%20Hub:nora?secret=ABCDEFGH',
    });
    open(off);
    await press('Set up an authenticator app');
    await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    screen.getByRole('img', { name: 'QR code for your authenticator app' });
    screen.getByText('ABCD-EFGH-ABCD-EFGH-ABCD-EFGH-ABCD-EFGH');
    const refusal = { errors: { code: 'wrong' }, waitMinutes: 0 };
    api.confirmSecondFactor.mockRejectedValueOnce(new ApiProblem('code-refused', 409, refusal));
    await userEvent.fill(screen.getByLabelText('Code from the app'), '111 111');
    await press('Turn on');
    await screen.findByText(/code is wrong/);
    api.confirmSecondFactor.mockResolvedValueOnce({ acknowledged: true, recoveryCodes: codes });
    api.getSecondFactor.mockResolvedValue(on);
    await press('Turn on');
    await screen.findByText(/You have 9 recovery codes left/);
    screen.getByText('ABCD-EFGH-IJKL-MNOA');
    expect(api.confirmSecondFactor.mock.lastCall?.[0].body).toEqual({ code: '111111' });
  });

  it('says why it could not be started', async () => {
    api.startSecondFactor.mockRejectedValue(new ApiProblem('second-factor-on', 409));
    open(off);
    await press('Set up an authenticator app');
    await screen.findByText('Your account has an authenticator app already.');
  });

  it('replaces the recovery codes', async () => {
    api.renewRecoveryCodes.mockResolvedValue({ acknowledged: true, recoveryCodes: codes });
    open(on);
    await screen.findByText(/You have 9 recovery codes left/);
    await press('New recovery codes');
    await press('Replace');
    await screen.findByText('ABCD-EFGH-IJKL-MNOJ');
  });

  it('removes the app after a question', async () => {
    api.removeSecondFactor.mockResolvedValue({
      acknowledged: true,
      matchedCount: 1,
      modifiedCount: 1,
    });
    open(on);
    await press('Remove');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the authenticator app?' });
    expect(api.removeSecondFactor).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('The authenticator app was removed', {
        variant: 'success',
      }),
    );
    expect(api.removeSecondFactor).toHaveBeenCalledOnce();
  });
});
