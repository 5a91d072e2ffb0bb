import { describe, expect, it } from 'vitest';
import { readDeployOptions } from './deployOptions.ts';

const aliases = { default: 'demo-tools-hub', live: 'tools-hub-live' };
const read = (...args: string[]) => readDeployOptions(args, aliases);

describe('readDeployOptions', () => {
  it.each([[['--project', 'shop-1']], [['--project=shop-1']], [['-P', 'shop-1']]])(
    'takes the project of %j',
    (args) => {
      expect(read(...args)).toEqual({ project: 'shop-1', dryRun: false, rest: [] });
    },
  );

  it('knows the aliases of .firebaserc', () => {
    expect(read('-P', 'live').project).toBe('tools-hub-live');
  });

  it('hands on what is for firebase deploy, in its order', () => {
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
      expect(() => read(...args)).toThrow(/Which project\? None was named\.[\s\S]*--project ID/);
    },
  );

  it.each(['demo-tools-hub', 'default', 'demo-other'])('refuses the demo project %s', (name) => {
    expect(() => read('--project', name)).toThrow(/demo-\S+ is a demo project/);
  });
});
