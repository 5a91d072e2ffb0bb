export { createCatalogueIndex } from '../../search/catalogueIndex.ts';
export { findTools } from '../../search/findTools.ts';
