/**
 * Loads what the browser lacks, before the modules that follow use it. New browsers load nothing.
 */
const isComplete =
  'randomUUID' in crypto &&
  'parse' in URL &&
  'groupBy' in Map &&
  'toSorted' in Array.prototype &&
  'toWellFormed' in String.prototype;

if (!isComplete) await import('./polyfills.ts');
