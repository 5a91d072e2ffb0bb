import { render, screen } from '@testing-library/react';
import type { WantedTransfer } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { userEvent } from '../../testing/userEvent.ts';
import { TransferDetails } from './TransferDetails.tsx';

const transfer: WantedTransfer = {
  bank: {
    holder: 'Tools Hub GmbH',
    bankName: '',
    account: 'DE89 3704 0044 0532 0130 00',
    code: 'COBADEFFXXX',
  },
  reference: 'RF462026000123',
  amount: 64_100,
  currency: 'EUR',
};

it('shows the reference in groups, and copies it as banks take it', async () => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<TransferDetails {...transfer} />);
  screen.getByText('RF46 2026 0001 23');
  await user.click(screen.getByRole('button', { name: 'Copy reference' }));
  expect(writeText).toHaveBeenCalledWith('RF462026000123');
});

it('shows the code for banking apps of a transfer in euros alone', async () => {
  const name = 'Code of the transfer for banking apps';
  const { rerender } = render(<TransferDetails {...transfer} />);
  await screen.findByRole('img', { name });
  rerender(<TransferDetails {...transfer} currency="USD" />);
  expect(screen.queryByRole('img', { name })).toBeNull();
});
