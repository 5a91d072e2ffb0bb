import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const show = () => {
  let finish = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const dialog = (open: boolean, busy = false) => (
    <ConfirmDialog
      question="Sure?"
      labels={{ confirm: 'Send it' }}
      open={open}
      busy={busy}
      onConfirm={onConfirm}
      onClose={() => {}}
    />
  );
  const { rerender } = render(dialog(true));
  return {
    onConfirm,
    finish: () => act(async () => finish()),
    rerender: (open: boolean, busy?: boolean) => rerender(dialog(open, busy)),
  };
};

const confirm = () => fireEvent.click(screen.getByText('Send it'));

describe('ConfirmDialog', () => {
  it('ignores a second tap before it is busy', () => {
    const { onConfirm } = show();
    confirm();
    confirm();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('ignores a second tap in the same tick', () => {
    const { onConfirm } = show();
    act(() => {
      screen.getByText('Send it').click();
      screen.getByText('Send it').click();
    });
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('ignores a second tap while it closes', async () => {
    const { onConfirm, finish, rerender } = show();
    confirm();
    await finish();
    rerender(false);
    confirm();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('can be confirmed again after a failure that keeps it open', async () => {
    const { onConfirm, finish } = show();
    confirm();
    await finish();
    confirm();
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });
});
