import type { Rolldown } from 'vite';

const isChunk = (output: Rolldown.OutputBundle[string] | undefined) => output?.type === 'chunk';

const chunkOf = (bundle: Rolldown.OutputBundle, module: string): string => {
  const own = Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId?.replace(/\.tsx?$/, '').endsWith(`/${module}`));
  if (!own) throw new Error(`${module} has no separate chunk.`);
  return own.fileName;
};

/** The chunks that modules need, each once; imported ones follow their importers. */
export const chunksOf = (bundle: Rolldown.OutputBundle, modules: string[]): string[] => {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (seen.has(name) || !isChunk(chunk)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) visit(chunkOf(bundle, module));
  return [...seen];
};
