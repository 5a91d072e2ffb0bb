import { defineConfig } from 'vitest/config';
import { webTests, withoutDocument } from './vitest.config.ts';

export default defineConfig(
  webTests({
    name: 'web-node',
    include: withoutDocument,
    // Among the others, each would end a process that has a document.
    sequence: { groupOrder: 1 },
  }),
);
