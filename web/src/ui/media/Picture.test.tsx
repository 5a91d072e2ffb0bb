import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const url = 'http://127.0.0.1:9199/v0/b/shop/o/tools%2Fplane.png?alt=media&token=t';
const failToLoad = (image: Element | null) => image && fireEvent.error(image);

describe('Picture', () => {
  it("offers the resized copies of the shop's pictures", () => {
    render(<Picture src={url} alt="A plane" sizes="50vw" lazy />);
    const image = screen.getByAltText('A plane');
    expect(image.getAttribute('srcset')?.split(', ')).toEqual([
      'http://127.0.0.1:9199/v0/b/shop/o/tools%2Fplane.png%40320.webp?alt=media 320w',
      'http://127.0.0.1:9199/v0/b/shop/o/tools%2Fplane.png%40640.webp?alt=media 640w',
      'http://127.0.0.1:9199/v0/b/shop/o/tools%2Fplane.png%401280.webp?alt=media 1280w',
    ]);
    expect(image.getAttribute('sizes')).toBe('50vw');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('loads a picture with high priority', () => {
    render(<Picture src={url} alt="A plane" priority />);
    const image = screen.getByAltText('A plane');
    expect(image.getAttribute('fetchpriority')).toBe('high');
    expect(image.getAttribute('loading')).toBe('eager');
  });

  it('falls back to the original picture, then to an icon with the same label', () => {
    render(<Picture src={url} alt="A plane" />);
    failToLoad(screen.getByAltText('A plane'));
    const image = screen.getByAltText('A plane');
    expect(image.hasAttribute('srcset')).toBe(false);
    expect(image.getAttribute('src')).toBe(url);
    failToLoad(image);
    expect(screen.getByRole('img', { name: 'A plane' }).tagName).toBe('svg');
  });

  it('resets its errors when the picture changes', () => {
    const { rerender } = render(<Picture src="http://elsewhere.test/a.png" alt="A plane" />);
    failToLoad(screen.getByAltText('A plane'));
    rerender(<Picture src="http://elsewhere.test/b.png" alt="A plane" />);
    expect(screen.getByAltText('A plane').getAttribute('src')).toBe('http://elsewhere.test/b.png');
  });

  it('hides the icon of a missing decorative picture from screen readers', () => {
    const { container } = render(<Picture src="" alt="" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('img')).toBeNull();
  });
});
