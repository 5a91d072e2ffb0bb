import { HelpRequest } from '@tools-hub/kit/commandLine/commandError';
import { expect, it } from 'vitest';
import { readStartOptions, readTestOptions } from './options.ts';

it('has defaults', () => {
  const flags = { official: false, dev: false, verbose: false };
  expect(readStartOptions([])).toEqual({ offset: 0, ...flags });
  expect(readTestOptions([])).toEqual({ offset: 20, quick: false, ...flags });
});

it('reads an offset and flags', () => {
  const args = ['--port-offset', '300', '--official'];
  expect(readStartOptions([...args, '--dev'])).toMatchObject({
    offset: 300,
    official: true,
    dev: true,
  });
  const quick = { offset: 300, official: true, quick: true };
  expect(readTestOptions([...args, '--quick'])).toMatchObject(quick);
});

it.each(['abc', '-5', '1.5', '70000'])('rejects the offset %s', (offset) => {
  expect(() => readStartOptions([`--port-offset=${offset}`])).toThrow('whole number');
  expect(() => readTestOptions([`--port-offset=${offset}`])).toThrow('whole number');
});

it('answers an unknown flag with the usage', () => {
  expect(() => readStartOptions(['--ofical'])).toThrow(/--ofical[\s\S]*--port-offset N/);
  expect(() => readTestOptions(['--import', 'data'])).toThrow(/--import[\s\S]*--port-offset N/);
});

it('lists every flag for --help', () => {
  expect(() => readStartOptions(['--help'])).toThrow(HelpRequest);
  for (const flag of ['port-offset', 'official', 'dev', 'verbose', 'import', 'export-on-exit']) {
    expect(() => readStartOptions(['--help'])).toThrow(`  --${flag} `);
  }
  for (const flag of ['port-offset', 'official', 'quick']) {
    expect(() => readTestOptions(['--help'])).toThrow(`  --${flag} `);
  }
});

it('reports an export that does not exist', () => {
  expect(() => readStartOptions(['--import', 'no/such/folder'])).toThrow(
    /--import: there is no folder .*no[\\/]such[\\/]folder/,
  );
});
