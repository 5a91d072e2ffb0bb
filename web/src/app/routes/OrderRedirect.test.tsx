import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '../../lib/router/paths.ts';
import { OrderRedirect } from './OrderRedirect.tsx';

const Address = () => <output>{useLocation().pathname}</output>;

it('leads from the earlier address of an order to its page', () => {
  render(
    <MemoryRouter initialEntries={['/dashboard/all-orders/first']}>
      <Routes>
        <Route path={paths.orderDetailsAlias.path} element={<OrderRedirect />} />
        <Route path={paths.orderDetails.path} element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('/dashboard/orders/first');
});
