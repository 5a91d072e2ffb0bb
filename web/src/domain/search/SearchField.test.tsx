import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from '../../testing/userEvent.ts';
import { SearchField } from './SearchField.tsx';

it('searches by Enter, and does not send the form that it is in', async () => {
  const [onSubmit, onSearch] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={onSubmit}>
      <SearchField label="Successor" text="plane" onType={() => {}} onSearch={onSearch} />
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Successor' }), '{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('plane');
  expect(onSubmit).not.toHaveBeenCalled();
});
