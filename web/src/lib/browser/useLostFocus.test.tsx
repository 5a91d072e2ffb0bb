import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from '../../testing/userEvent.ts';
import { useLostFocus } from './useLostFocus.ts';

afterEach(() => vi.useRealTimers());

const Page = ({ children }: PropsWithChildren) => {
  useLostFocus('main');
  return (
    <main id="main">
      <h1>Return</h1>
      {children}
    </main>
  );
};

const Steps = () => {
  const [step, setStep] = useState(1);
  return (
    <div>
      {step === 1 && (
        <section>
          <h2>Decision</h2>
          <button type="button" onClick={() => setStep(2)}>
            Approve
          </button>
        </section>
      )}
      {step === 2 && (
        <section>
          <h2>Book what has arrived</h2>
          <button type="button" onClick={() => setStep(3)}>
            Book
          </button>
        </section>
      )}
    </div>
  );
};

const Rows = () => {
  const [names, setNames] = useState(['Ada', 'Ben', 'Cleo']);
  return (
    <ol>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
            {`Publish ${name}`}
          </button>
        </li>
      ))}
    </ol>
  );
};

const Busy = () => {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
        Send
      </button>
      <button type="button" onClick={() => setBusy(false)}>
        End
      </button>
    </>
  );
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const expectFocus = (text: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(text));

it('focuses the heading of the next step, and in the end that of the page', async () => {
  render(<Page>{<Steps />}</Page>);
  await press('Approve');
  await expectFocus('Book what has arrived');
  await press('Book');
  await expectFocus('Return');
});

it('focuses the row that follows, or the last one', async () => {
  render(<Page>{<Rows />}</Page>);
  await press('Publish Ben');
  await expectFocus('Publish Cleo');
  await press('Publish Cleo');
  await expectFocus('Publish Ada');
});

it('remembers the control that opened a dialog', async () => {
  const { rerender } = render(<Page>{<button type="button">Activate</button>}</Page>);
  screen.getByRole('button').focus();
  const dialog = document.createElement('div');
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.focus();
  rerender(<Page>{<p>Active</p>}</Page>);
  expect(document.activeElement).toBe(dialog);
  dialog.remove();
  await expectFocus('Return');
});

it('returns to a button that was disabled for a while', async () => {
  render(<Page>{<Busy />}</Page>);
  await press('Send');
  screen.getByRole('button', { name: 'Send' }).blur();
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  await expectFocus('Send');
});

it('leaves the focus where it is while the control is there', async () => {
  vi.useFakeTimers();
  const { rerender } = render(<Page>{<button type="button">Send</button>}</Page>);
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  button.blur();
  await vi.runAllTimersAsync();
  rerender(<Page>{<p>Sent</p>}</Page>);
  await vi.runAllTimersAsync();
  expect(document.activeElement).toBe(document.body);
});
