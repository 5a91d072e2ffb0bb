import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '../../../testing/userEvent.ts';
import { DownloadData } from './DownloadData.tsx';

const idle = { received: 0, isPending: false, isSuccess: false, failure: null };

const renderData = (state: Partial<Parameters<typeof DownloadData>[0]> = {}) => {
  const onDownload = vi.fn();
  render(<DownloadData {...idle} onDownload={onDownload} {...state} />);
  return { onDownload, status: screen.getByRole('status').textContent };
};

describe('DownloadData', () => {
  it('downloads at the press of a button', async () => {
    const { onDownload, status } = renderData();
    expect(status).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(onDownload).toHaveBeenCalledOnce();
  });

  it.each([
    [{ isPending: true }, 'Collecting your data'],
    [{ isPending: true, received: 1_200 }, '2 KB received'],
    [{ isPending: true, received: 3_450_000 }, '3.5 MB received'],
    [{ isSuccess: true, received: 900 }, 'Your data was saved as a file (1 KB).'],
  ])('says how far it is: %j', (state, text) => {
    expect(renderData(state).status).toBe(text);
  });

  it('can be pressed once at a time', () => {
    renderData({ isPending: true });
    const button = screen.getByRole('button', { name: /Download my data/ });
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('says why it failed', () => {
    const { status } = renderData({ failure: 'The shop cannot be reached.', received: 900 });
    expect(status).toBe('');
    expect(screen.getByRole('alert').textContent).toBe(
      'Your data was not saved: The shop cannot be reached.',
    );
  });
});
