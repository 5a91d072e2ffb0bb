import { HelpRequest } from '@tools-hub/kit/commandLine/commandError';
import { describe, expect, it } from 'vitest';
import { readDeployOptions } from './deployOptions.ts';

const aliases = { default: 'demo-tools-hub', live: 'tools-hub-live' };
const read = (...args: string[]) => readDeployOptions(args, aliases);

describe('readDeployOptions', () => {
  it.each([[['--project', 'shop-1']], [['--project=shop-1']], [['-P', 'shop-1']]])(
    'reads the project of %j',
    (args) => {
      expect(read(...args)).toEqual({ project: 'shop-1', dryRun: false, rest: [] });
    },
  );

  it('resolves the aliases of .firebaserc', () => {
    expect(read('-P', 'live').project).toBe('tools-hub-live');
  });

  it('passes the other arguments to firebase deploy, in their order', () => {
    const args = ['--only', 'hosting,functions', '--project', 'shop-1', '--dry-run', '-m', 'Hello'];
    expect(read(...args)).toEqual({
      project: 'shop-1',
      dryRun: true,
      rest: ['--only', 'hosting,functions', '-m', 'Hello'],
    });
  });

  it.each([[[]], [['--project']], [['--project=']], [['shop-1']]])(
    'asks for a project after %j',
    (args) => {
      expect(() => read(...args)).toThrow(
        /Which project\? Pass one with --project\.[\s\S]*--project ID/,
      );
    },
  );

  it.each([[['--help']], [['--project', 'shop-1', '-h']]])('prints the usage for %j', (args) => {
    expect(() => read(...args)).toThrow(HelpRequest);
    expect(() => read(...args)).toThrow(/--project ID[\s\S]*--dry-run/);
  });

  it.each(['demo-tools-hub', 'default', 'demo-other'])('rejects the demo project %s', (name) => {
    expect(() => read('--project', name)).toThrow(/demo-\S+ is a demo project/);
  });
});
