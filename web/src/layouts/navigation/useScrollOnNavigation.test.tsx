import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

const Page = () => {
  useScrollOnNavigation();
  return (
    <>
      <Link to="/#promises" replace={false}>
        Learn More
      </Link>
      <section id="promises" aria-label="What we promise" />
    </>
  );
};

it('continues at the anchor of a link, each time', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderPage(<Page />);
  const user = userEvent.setup();
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('link'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
    expect(scroll).toHaveBeenCalledTimes(times);
  }
});
