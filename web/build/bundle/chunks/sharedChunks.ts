import { importersOf, type ModuleGraph } from './moduleGraph.ts';
import { pageChunks } from './pageChunks.ts';

/** The modules that every page loads once it is idle. */
const idleImports = [
  '/src/layouts/store/SessionNavigation.tsx',
  '/src/features/session/state/watchSession.ts',
];
/** The first load imports it through an index module. */
const useId = /@mui\/(?:material\/)?utils\/useId/;

const isOfFirstLoad = (id: string, graph: ModuleGraph): boolean =>
  useId.test(id) ||
  [...importersOf(id, graph)].some((importer) => graph.getModuleInfo(importer)?.isEntry);

const isIdleImport = (id: string) => idleImports.some((path) => id.endsWith(path));

const isOfIdleImport = (id: string, graph: ModuleGraph): boolean =>
  !isIdleImport(id) && [...importersOf(id, graph)].some(isIdleImport);

const statics = /node_modules\/hoist-non-react-statics\//;
const auth =
  /node_modules\/(?:@?firebase\/(?!(?:app-check|firestore|storage|webchannel-wrapper)\/)|idb\/)|\/src\/lib\/firebase\/(?:firebase|authPersistence)\.ts$/;
const uploads =
  /\/src\/(?:lib\/pictures\/(?:storage|uploads|usePictureUploads)|domain\/picture\/useCataloguePictures)\.ts$|node_modules\/@?firebase\/storage\//;

const isOfShop = (id: string, graph: ModuleGraph): boolean =>
  isOfFirstLoad(id, graph) || isOfIdleImport(id, graph);

const isOfNoPage = (id: string, graph: ModuleGraph): boolean =>
  [statics, auth, uploads].some((test) => test.test(id)) || isOfShop(id, graph);

const ofFirstLoad = (name: string, priority: number, test: RegExp) => ({
  name: (id: string, graph: ModuleGraph) =>
    test.test(id) && isOfFirstLoad(id, graph) ? name : null,
  debugName: name,
  priority,
});

/**
 * The chunks that every page shares: React and the other packages, and Firebase Auth, which rarely
 * change, and the rest of the first load with the few modules that load once a page is idle; then
 * what several pages share. A few large chunks compress and download better than many small
 * ones.
 */
export const sharedChunks = [
  // Emotion imports it without using it. Otherwise it would load with Emotion, but only forms use
  // it.
  { name: 'statics', test: statics, priority: 5 },
  {
    name: 'firebase-auth',
    test: auth,
    priority: 2,
    // Not the settings, which the first load reads, too.
    includeDependenciesRecursively: false,
  },
  // Only the pages that upload pictures have Firebase in their first load.
  {
    name: 'uploads',
    test: uploads,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  ofFirstLoad('packages', 1.9, /node_modules\//),
  {
    name: (id: string, graph: ModuleGraph) => (isOfShop(id, graph) ? 'shop' : null),
    debugName: 'shop',
    priority: 1,
  },
  // Alone: what its modules import can belong to another chunk.
  {
    name: pageChunks(isOfNoPage),
    debugName: 'pages',
    priority: 0,
    includeDependenciesRecursively: false,
  },
];
