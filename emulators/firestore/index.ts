/**
 * The emulator within a Node.js process, for tests: `startServer({ host: '127.0.0.1', port: 0 })`.
 */
export { RulesCompileError, type RulesFile } from '@tools-hub/rules';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
