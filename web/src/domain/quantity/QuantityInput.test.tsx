import { fireEvent, render, screen } from '@testing-library/react';
import type { QuantityRules } from 'functions/contract';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '../../testing/userEvent.ts';
import { QuantityInput } from './QuantityInput.tsx';
import type { QuantityValue } from './quantityValue.ts';

const packs: QuantityRules = {
  minOrder: 20,
  orderMultiple: 12,
  maxOrder: 240,
  available: 1_000,
  sellRemainder: true,
};
const lastPieces: QuantityRules = { ...packs, available: 7 };
const soldOut: QuantityRules = { ...packs, available: 0 };

const show = (
  rules: QuantityRules = packs,
  start: QuantityValue = 24,
  props: Partial<Parameters<typeof QuantityInput>[0]> = {},
) => {
  const onChange = vi.fn<(value: QuantityValue) => void>();
  const Field = () => {
    const [value, setValue] = useState(start);
    return (
      <QuantityInput
        label="Quantity"
        rules={rules}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        {...props}
      />
    );
  };
  render(<Field />);
  return { onChange, user: userEvent.setup() };
};

const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const offers = () => screen.queryAllByRole('button', { name: /^Take/ }).map((b) => b.textContent);
const status = () => screen.getByRole('status').textContent;

const type = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(field());
  if (text) await user.type(field(), text);
};

describe('QuantityInput', () => {
  it('is a labelled spinbutton with its value and its bounds', () => {
    show();
    expect(screen.getByLabelText('Quantity')).toBe(field());
    const values = ['valuenow', 'valuemin', 'valuemax', 'valuetext', 'invalid'];
    expect(values.map((name) => field().getAttribute(`aria-${name}`))).toEqual([
      '24',
      '24',
      '240',
      '24 pieces, 2 packs of 12',
      'false',
    ]);
    expect(field().inputMode).toBe('numeric');
    screen.getByText('Packs of 12 · at least 24 pieces · up to 240 per order');
  });

  it.each([
    ['{ArrowUp}', 24, 36],
    ['{ArrowDown}', 36, 24],
    ['{ArrowUp}', 30, 36],
    ['{ArrowDown}', 30, 24],
    ['{ArrowUp}', 5, 24],
    ['{ArrowDown}', 5_000, 240],
    ['{ArrowDown}', 24, 24],
    ['{ArrowUp}', 240, 240],
    ['{ArrowUp}', 'many', 24],
    ['{PageUp}', 24, 144],
    ['{PageUp}', 204, 240],
    ['{PageDown}', 204, 84],
    ['{PageDown}', 48, 24],
    ['{Home}', 96, 24],
    ['{End}', 24, 240],
  ])('%s changes %s to %i', async (key, from, to) => {
    const { user } = show(packs, from);
    await user.click(field());
    await user.keyboard(key);
    expect(field().value).toBe(String(to));
  });

  it('leaves keys with a modifier to the text', async () => {
    const { user } = show(packs, 96);
    await user.click(field());
    await user.keyboard('{Shift>}{Home}{/Shift}');
    expect(field().value).toBe('96');
  });

  it('steps by packs with its buttons, which say the new quantity and leave the focus', async () => {
    const { user } = show();
    await user.click(button('More pieces'));
    expect(field().value).toBe('36');
    expect(status()).toBe('36 pieces, 3 packs of 12');
    expect(document.activeElement).not.toBe(button('More pieces'));
    await user.click(button('Fewer pieces'));
    expect(field().value).toBe('24');
    expect(button('Fewer pieces').disabled).toBe(true);
  });

  it('ignores the mouse wheel', () => {
    const { onChange } = show();
    field().focus();
    fireEvent.wheel(field(), { deltaY: 100 });
    expect(onChange).not.toHaveBeenCalled();
    expect(field().type).toBe('text');
  });

  it.each([
    ['30', 30, 'Sold in multiples of 12', ['Take 24', 'Take 36']],
    ['5', 5, 'Minimum order amount : 20 piece', ['Take 24']],
    ['22', 22, 'Sold in multiples of 12', ['Take 24']],
    ['900', 900, 'Maximum 240 piece per order', ['Take 240']],
    ['25.5', 25.5, 'Enter a whole number of pieces', ['Take 24', 'Take 36']],
    ['-3', -3, 'Minimum order amount : 20 piece', ['Take 24']],
    ['1,200', 1_200, 'Maximum 240 piece per order', ['Take 240']],
    ['two', 'two', 'Enter the number of pieces', []],
    ['', '', 'Enter the number of pieces', []],
  ])('keeps the typed "%s" and explains it', async (text, value, message, offered) => {
    const { user, onChange } = show();
    await type(user, text);
    expect(field().value).toBe(text);
    expect(onChange).toHaveBeenLastCalledWith(value);
    screen.getByText(message);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(offers()).toEqual(offered);
    await user.tab();
    expect(field().value).toBe(text);
  });

  it('takes an offered quantity, says it, and returns to the field', async () => {
    const { user, onChange } = show();
    await type(user, '30');
    expect(status()).toBe('Sold in multiples of 12. You can take 24 or 36.');
    await user.click(button('Take 36'));
    expect(onChange).toHaveBeenLastCalledWith(36);
    expect(field().value).toBe('36');
    expect(status()).toBe('36 pieces, 3 packs of 12');
    expect(document.activeElement).toBe(field());
    expect(offers()).toEqual([]);
  });

  it('takes an offered quantity with the keyboard', async () => {
    const { user } = show();
    await type(user, '30');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Take 24');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('24');
  });

  it('describes the field with the message', async () => {
    const { user } = show();
    await type(user, '30');
    const notes = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(notes?.textContent).toContain('Sold in multiples of 12');
  });

  it('fixes the quantity of the last pieces, and says why', () => {
    show(lastPieces, 7);
    expect(field().readOnly).toBe(true);
    expect([button('Fewer pieces').disabled, button('More pieces').disabled]).toEqual([true, true]);
    screen.getByText('Only the last 7 pieces, sold together: less than the smallest order');
  });

  it('offers the last pieces instead of another quantity', async () => {
    const { user } = show(lastPieces, 5);
    screen.getByText('Only the last 7 piece can be ordered');
    await user.click(button('Take 7'));
    expect(field().value).toBe('7');
  });

  it('is disabled while the tool is sold out, without an error', () => {
    show(soldOut, 24);
    expect(field().disabled).toBe(true);
    expect(field().getAttribute('aria-invalid')).toBe('false');
    expect([button('Fewer pieces').disabled, button('More pieces').disabled]).toEqual([true, true]);
    screen.getByText('Sold out');
  });

  it('shows a refusal of the server with its quantities', async () => {
    const { user } = show(packs, 24, { error: 'Too many', nearest: [12, 36] });
    screen.getByText('Too many');
    await user.click(button('Take 12'));
    expect(field().value).toBe('12');
  });

  it('names the tool in a list, and shows neither label nor rules', () => {
    show(packs, 30, { variant: 'compact', subject: 'Plane' });
    expect(screen.getByLabelText('Quantity: Plane')).toBe(field());
    button('More pieces: Plane');
    button('Take 24: Plane');
    expect(screen.queryByText(/^Packs of 12/)).toBeNull();
  });
});
