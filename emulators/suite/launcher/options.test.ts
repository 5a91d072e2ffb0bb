import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('takes the defaults', () => {
  expect(readOptions([], { offset: 20 })).toEqual({
    offset: 20,
    official: false,
    dev: false,
    verbose: false,
  });
});

it('takes an offset and flags', () => {
  const options = readOptions(['--port-offset', '300', '--official'], { offset: 0 });
  expect(options).toMatchObject({ offset: 300, official: true });
});

it.each(['abc', '-5', '1.5', '70000'])('refuses the offset %s', (offset) => {
  expect(() => readOptions([`--port-offset=${offset}`], { offset: 0 })).toThrow('whole number');
});

it('answers an unknown flag with the usage', () => {
  expect(() => readOptions(['--ofical'], { offset: 0 })).toThrow(/--ofical[\s\S]*--port-offset N/);
});

it('names an export that is not there', () => {
  expect(() => readOptions(['--import', 'no/such/folder'], { offset: 0 })).toThrow(
    /--import: there is no folder .*no[\\/]such[\\/]folder/,
  );
});
