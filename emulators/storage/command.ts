import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

// The sources are TypeScript, the published package is JavaScript.
const script = new URL(`./main${extname(import.meta.url)}`, import.meta.url);

/** The command that starts the runtime of Storage rules, for `replaceEmulator('storage', …)`. */
export const storageRulesCommand = {
  binary: process.execPath,
  args: [fileURLToPath(script), 'serve'],
};
