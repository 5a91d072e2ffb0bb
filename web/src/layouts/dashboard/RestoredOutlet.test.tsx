import { render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, it } from 'vitest';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { useUrlParams } from '../../lib/router/useUrlParams.ts';
import { storeListAddress } from '../../lib/storage/listAddresses.ts';
import { signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { RestoredOutlet } from './RestoredOutlet.tsx';

const links = {
  Orders: paths.allOrders,
  Late: `${paths.allOrders}?status=late`,
  Mail: furtherPaths.mail,
};

const Page = () => {
  const [params] = useUrlParams();
  return (
    <>
      <p>{`at ${params}`}</p>
      {Object.entries(links).map(([name, to]) => (
        <Link key={name} to={to}>
          {name}
        </Link>
      ))}
    </>
  );
};

const show = (at: string) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/dashboard" element={<RestoredOutlet />}>
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return (name: string) => user.click(screen.getByRole('link', { name }));
};

beforeEach(() => {
  localStorage.clear();
  signInAs('nora', { admin: true });
  storeListAddress('nora', paths.allOrders, 'status=all&q=oak');
});

it('restores the last parameters of a list, but not on the list itself', async () => {
  const click = show(furtherPaths.mail);
  await click('Orders');
  screen.getByText('at status=all&q=oak');
  await click('Orders');
  screen.getByText('at');
});

it('leaves the parameters of a link, a loaded page, and what another account had', async () => {
  const click = show(paths.allOrders);
  screen.getByText('at');
  await click('Mail');
  await click('Late');
  screen.getByText('at status=late');
  await click('Mail');
  signInAs('berta', { admin: true });
  await click('Orders');
  screen.getByText('at');
});
