import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '../../../testing/userEvent.ts';
import { Gallery } from './Gallery.tsx';

const urls = ['one', 'two', 'three'].map((name) => `http://127.0.0.1/${name}.webp`);

const show = (pictures = urls) => {
  render(<Gallery pictures={pictures} alt="Plane" ratio="1" sizes="100vw" />);
  return userEvent.setup();
};

const current = () =>
  screen
    .getAllByRole('button')
    .flatMap((button) =>
      button.getAttribute('aria-current') === 'true' ? [button.getAttribute('aria-label')] : [],
    );

describe('Gallery', () => {
  it('shows all pictures with a text each, the first one at once', () => {
    show();
    const loading = ['Plane', 'Plane, picture 2', 'Plane, picture 3'].map((name) =>
      screen.getByRole('img', { name }).getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
    expect(current()).toEqual(['Picture 1 of 3']);
  });

  it('shows the picture of a thumbnail', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Picture 3 of 3' }));
    expect(current()).toEqual(['Picture 3 of 3']);
    expect(screen.getByRole('status').textContent).toBe('Picture 3 of 3');
  });

  it('moves with the arrow keys, and stops at the ends', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(current()).toEqual(['Picture 1 of 3']);
    await user.keyboard('{ArrowRight}');
    expect(current()).toEqual(['Picture 2 of 3']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(current()).toEqual(['Picture 3 of 3']);
  });

  it('has no controls for one picture', () => {
    show(urls.slice(0, 1));
    screen.getByRole('img', { name: 'Plane' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
