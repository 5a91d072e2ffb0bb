import type { Plugin } from 'vite';
import { parseConfig } from '../src/parseConfig.ts';

/** Ends a build without its settings, naming each, before there is an app that could not start. */
export const checkedConfig = (): Plugin => ({
  name: 'checked-config',
  apply: 'build',
  configResolved: ({ env }) => {
    parseConfig(env);
  },
});
