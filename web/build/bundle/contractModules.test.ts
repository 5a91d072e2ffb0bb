import { expect, it } from 'vitest';
import { importModules } from './contractModules.ts';

const modules = new Map([
  ['orderSchema', '/contract/orders/forms.ts'],
  ['limits', '/contract/limits.ts'],
]);

it('imports each value from its module', () => {
  const code = `import { type Order, limits, orderSchema as schema } from 'functions/contract';`;
  expect(importModules(code, modules)).toBe(
    'import { limits } from "/contract/limits.ts"; import { orderSchema as schema } from "/contract/orders/forms.ts";',
  );
});

it('removes imports of types, also of several lines', () => {
  expect(importModules(`import type {\n  Order,\n} from 'functions/contract';\n`, modules)).toBe(
    '\n',
  );
});

it('keeps other imports, and rejects a value that no module has', () => {
  const other = `import { limits } from './limits.ts';`;
  expect(importModules(other, modules)).toBe(other);
  const unknown = `import { unknown } from 'functions/contract';`;
  expect(() => importModules(unknown, modules)).toThrow('The contract has no unknown.');
});
