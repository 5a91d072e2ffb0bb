import { join } from 'node:path';
import { checkImports } from './imports/checkImports.ts';
import { knownRings, roots } from './imports/zones.ts';

const problems = await checkImports(join(import.meta.dirname, '..'), { roots, known: knownRings });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
