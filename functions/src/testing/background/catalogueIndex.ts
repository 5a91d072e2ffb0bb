export { createCatalogueIndex } from '../../search/catalogueIndex.ts';
export { catalogueViewOf } from '../../search/catalogueView.ts';
export { type CatalogueView, findTools } from '../../search/findTools.ts';
