import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '../../testing/userEvent.ts';
import { PictureField } from './PictureField.tsx';

const label = 'Click to upload photo';
const file = new File(['x'], 'photo.png', { type: 'image/png' });

const renderField = (props: { problem?: string; disabled?: boolean; multiple?: boolean } = {}) => {
  const onFiles = vi.fn();
  render(<PictureField label={label} problem={null} onFiles={onFiles} {...props} />);
  const [input] = screen.getAllByLabelText<HTMLInputElement>(label);
  return { onFiles, input: input as HTMLInputElement };
};

describe('PictureField', () => {
  it('accepts a file by click, also the same file twice', async () => {
    const { onFiles, input } = renderField();
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
  });

  it.each([true, false])('accepts several files at once if it is to (%s)', (multiple) => {
    const { onFiles, input } = renderField({ multiple });
    const files = [file, new File(['y'], 'second.png', { type: 'image/png' })];
    fireEvent.drop(input.closest('label') as HTMLElement, { dataTransfer: { files } });
    expect(onFiles.mock.calls).toEqual([[multiple ? files : [file]]]);
  });

  it('is invalid while it shows a problem', () => {
    expect(renderField().input.getAttribute('aria-invalid')).toBe('false');
    cleanup();
    expect(renderField({ problem: 'Too large' }).input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is focusable by keyboard', async () => {
    const { input } = renderField();
    await userEvent.tab();
    expect(document.activeElement).toBe(input);
  });

  it('accepts a dropped file, and prevents the browser from opening it', () => {
    const { onFiles, input } = renderField();
    const area = input.closest('label') as HTMLElement;
    const isDefault = fireEvent.drop(area, { dataTransfer: { files: [file] } });
    expect(onFiles.mock.calls).toEqual([[[file]]]);
    expect(isDefault).toBe(false);
  });

  it('accepts nothing while it is disabled', () => {
    const { onFiles, input } = renderField({ disabled: true });
    fireEvent.drop(input.closest('label') as HTMLElement, { dataTransfer: { files: [file] } });
    expect(onFiles).not.toHaveBeenCalled();
    expect(input.disabled).toBe(true);
  });

  it('shows what it accepts, or why it rejected a file', () => {
    renderField();
    screen.getByText('PNG, JPEG or WebP. Large ones are made smaller.');
    renderField({ problem: 'Too large' });
    screen.getByText('Too large');
  });
});
