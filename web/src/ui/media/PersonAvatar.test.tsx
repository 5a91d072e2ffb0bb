import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PersonAvatar } from './PersonAvatar.tsx';

const url = 'http://127.0.0.1:9199/v0/b/shop/o/users%2Fada%2Fa.png?alt=media';

describe('PersonAvatar', () => {
  it('shows the resized picture, or else the original', () => {
    const { container } = render(<PersonAvatar name="Ada Lovelace" src={url} />);
    const image = () => container.querySelector('img');
    expect(image()?.getAttribute('srcset')).toMatch(/%40128\.webp\?alt=media 128w$/);
    fireEvent.error(image() as Element);
    expect(image()?.hasAttribute('srcset')).toBe(false);
    expect(image()?.getAttribute('src')).toBe(url);
  });

  it.each([
    ['Ada King Lovelace', 'AL'],
    ['ada', 'A'],
  ])('shows the initials of %s if there is no picture', (name, initials) => {
    const { container } = render(<PersonAvatar name={name} src="" />);
    expect(container.textContent).toBe(initials);
  });

  it('shows an icon if there is neither a picture nor a name', () => {
    const { container } = render(<PersonAvatar name=" " src="" />);
    expect(container.querySelector('svg')).toBeTruthy();
  });
});
