import { limits } from 'functions/contract';
import { expect, it } from 'vitest';
import { withLimits } from './inlinedLimits.ts';

it('writes a limit where it is used', () => {
  expect(withLimits('length > limits.email && count < limits.stock.max')).toBe(
    `length > ${limits.email} && count < ${limits.stock.max}`,
  );
});

it.each(['const { min } = limits.sku;', 'rules.limits.email', 'limits[name]', 'price.limits'])(
  'leaves %s',
  (code) => {
    expect(withLimits(code)).toBe(code);
  },
);

const importOf = "import { limits } from '../limits.ts';";

it('drops an import that is no longer used', () => {
  expect(withLimits(`${importOf} limits.email`)).toBe(` ${limits.email}`);
  expect(withLimits(`${importOf} use(limits.sku)`)).toContain(importOf);
});
