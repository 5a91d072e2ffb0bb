import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from '../../testing/userEvent.ts';
import { CopyableFacts } from './CopyableFacts.tsx';

const facts = [
  { name: 'Account number', text: '000123456789' },
  { name: 'Amount', text: '$1,641.00', copy: '1641.00' },
  { name: 'Routing number or BIC', text: '021000021' },
  { name: 'IBAN', text: 'DE02' },
];

const writeText = vi.fn<Clipboard['writeText']>();

const show = () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  render(<CopyableFacts label="Bank details" facts={facts} />);
  return user;
};

const press = (user: ReturnType<typeof show>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
});

describe('CopyableFacts', () => {
  it('shows the facts as a list of terms', () => {
    show();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Account number',
      'Amount',
      'Routing number or BIC',
      'IBAN',
    ]);
  });

  it.each([
    ['Copy account number', '000123456789', 'Account number copied'],
    ['Copy amount', '1641.00', 'Amount copied'],
    ['Copy routing number or BIC', '021000021', 'Routing number or BIC copied'],
    ['Copy IBAN', 'DE02', 'IBAN copied'],
    [
      'Copy all',
      'Account number: 000123456789\nAmount: $1,641.00\nRouting number or BIC: 021000021\nIBAN: DE02',
      'Bank details copied',
    ],
  ])('%s', async (button, text, message) => {
    const user = show();
    await press(user, button);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(message));
  });

  it('selects the text where copying is not allowed', async () => {
    const user = show();
    writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await press(user, 'Copy amount');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Amount selected/));
    expect(getSelection()?.toString()).toBe('$1,641.00');
  });
});
