import { render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { OrderQuantityFields } from './OrderQuantityFields.tsx';

const tool = { ...plane, minOrder: 20, orderMultiple: 12, available: 1_000 };

const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const showForm = (errors: Record<string, string> = {}) => {
  const onSubmit = vi.fn();
  render(
    <Formik
      initialValues={{ quantity: 24 }}
      initialTouched={{ quantity: true }}
      onSubmit={onSubmit}
    >
      {({ handleSubmit, setErrors }) => (
        <form onSubmit={handleSubmit}>
          <OrderQuantityFields tool={tool} />
          <button type="submit">Send</button>
          <button type="button" onClick={() => setErrors(errors)}>
            Refuse
          </button>
        </form>
      )}
    </Formik>,
  );
  return { onSubmit, user: userEvent.setup() };
};

it('sets the value of the form', async () => {
  const { user, onSubmit } = showForm();
  await user.click(button('More pieces'));
  await user.click(button('Send'));
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ quantity: 36 }));
});

it('shows an error of the form that the rules do not explain', async () => {
  const { user } = showForm({ quantity: 'Not today' });
  await user.click(button('Refuse'));
  await screen.findByText('Not today');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
