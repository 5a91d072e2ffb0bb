import { render, screen, waitFor } from '@testing-library/react';
import { Formik, type FormikHelpers } from 'formik';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { userEvent } from '../../../testing/userEvent.ts';
import { FormikForm } from './FormikForm.tsx';
import { FormikTextField } from './FormikTextField.tsx';
import { FormSubmit } from './FormSubmit.tsx';

interface Values {
  first: string;
  second: string;
}

const schema = object({
  second: string().required('Second is required'),
  first: string().required('First is required'),
});

const show = (initialValues: Values, outcome: (helpers: FormikHelpers<Values>) => void) => {
  render(
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (_values, helpers) => {
        helpers.setStatus(undefined);
        outcome(helpers);
      }}
    >
      <FormikForm>
        <FormikTextField name="first" label="First" />
        <FormikTextField name="second" label="Second" multiline />
        <FormSubmit>Save</FormSubmit>
      </FormikForm>
    </Formik>,
  );
  return userEvent.setup();
};

const save = () => screen.getByRole('button', { name: 'Save' });
const expectFocus = (element: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

const filled = { first: 'one', second: 'two' };
const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled(this);
  });
});

describe('FormikForm', () => {
  it.each([
    [{ first: '', second: '' }, 'First'],
    [{ first: '', second: 'two' }, 'First'],
    [{ first: 'one', second: '' }, 'Second'],
  ])('focuses the first invalid field of %o and scrolls it into view', async (values, label) => {
    const user = show(values, () => {});
    await user.click(save());
    await expectFocus(() => screen.getByLabelText(label));
    const [[field] = []] = scrolled.mock.calls;
    expect(field).toContain(screen.getByLabelText(label));
    expect(field.textContent).toContain(`${label} is required`);
  });

  it('focuses the field again at the next failed submit', async () => {
    const user = show({ first: '', second: '' }, () => {});
    await user.click(save());
    await expectFocus(() => screen.getByLabelText('First'));
    await user.type(screen.getByLabelText('First'), 'one');
    await user.click(save());
    await expectFocus(() => screen.getByLabelText('Second'));
  });

  it('focuses the first field that the server rejects', async () => {
    const user = show(filled, ({ setErrors, setStatus }) => {
      setErrors({ second: 'No' });
      setStatus('Not saved');
    });
    await user.click(save());
    await expectFocus(() => screen.getByLabelText('Second'));
  });

  it('focuses the failure text when no field is invalid', async () => {
    const user = show(filled, ({ setStatus }) => setStatus('Not saved'));
    await user.click(save());
    await expectFocus(() => screen.getByText('Not saved'));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(screen.getByText('Not saved'));
  });

  it('returns the focus to the submit button after a success', async () => {
    const user = show(filled, () => {});
    await user.click(save());
    await expectFocus(save);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('leaves the focus where the user has moved it during the submit', async () => {
    const user = show(filled, () => screen.getByLabelText('First').focus());
    await user.click(save());
    await expectFocus(() => screen.getByLabelText('First'));
  });
});
