import type { Synonym } from './model.ts';

/** The synonyms of a shop that has not stored any. */
export const defaultSynonyms: Synonym[] = [
  { word: 'goggles', finds: ['safety glasses', 'spectacles'] },
  { word: 'spectacles', finds: ['safety glasses', 'goggles'] },
  { word: 'eyewear', finds: ['safety glasses', 'goggles'] },
  { word: 'spanner', finds: ['wrench'] },
  { word: 'wrench', finds: ['spanner'] },
  { word: 'cramp', finds: ['clamp'] },
  { word: 'clamp', finds: ['cramp'] },
  { word: 'flashlight', finds: ['torch'] },
  { word: 'torch', finds: ['flashlight'] },
  { word: 'allen', finds: ['hex'] },
  { word: 'adhesive', finds: ['glue'] },
  { word: 'glue', finds: ['adhesive'] },
  { word: 'sandpaper', finds: ['abrasive', 'sanding'] },
  { word: 'glasspaper', finds: ['sandpaper', 'abrasive'] },
  { word: 'earmuffs', finds: ['ear defenders', 'hearing'] },
  { word: 'respirator', finds: ['dust mask'] },
  { word: 'crowbar', finds: ['pry bar', 'wrecking bar'] },
  { word: 'ruler', finds: ['rule'] },
];
