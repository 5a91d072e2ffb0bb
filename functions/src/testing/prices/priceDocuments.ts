/** The parts of the documents of price lists, for seeds outside this package. */
export { indexedOf } from '../../services/priceLists/storedLists.ts';
