import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PictureField } from './PictureField.tsx';

const label = 'Click to upload photo';
const file = new File(['x'], 'photo.png', { type: 'image/png' });

const show = (props: { problem?: string; disabled?: boolean } = {}) => {
  const onFile = vi.fn();
  render(<PictureField label={label} problem={null} onFile={onFile} {...props} />);
  const [input] = screen.getAllByLabelText<HTMLInputElement>(label);
  return { onFile, input: input as HTMLInputElement };
};

describe('PictureField', () => {
  it('takes a file by click, also the same one twice', async () => {
    const { onFile, input } = show();
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onFile.mock.calls).toEqual([[file], [file]]);
  });

  it('is reached by the keyboard', async () => {
    const { input } = show();
    await userEvent.tab();
    expect(document.activeElement).toBe(input);
  });

  it('takes a file that is dropped, and keeps the browser from opening it', () => {
    const { onFile, input } = show();
    const area = input.closest('label') as HTMLElement;
    const goesOn = fireEvent.drop(area, { dataTransfer: { files: [file] } });
    expect(onFile.mock.calls).toEqual([[file]]);
    expect(goesOn).toBe(false);
  });

  it('takes nothing while it is disabled', () => {
    const { onFile, input } = show({ disabled: true });
    fireEvent.drop(input.closest('label') as HTMLElement, { dataTransfer: { files: [file] } });
    expect(onFile).not.toHaveBeenCalled();
    expect(input.disabled).toBe(true);
  });

  it('says what it accepts, or why a file was not accepted', () => {
    show();
    screen.getByText('PNG, JPEG or WebP, at most 5 MB');
    show({ problem: 'Too large' });
    screen.getByText('Too large');
  });
});
