import type { RelationList } from 'functions/contract';

/** The other tools to which tools refer, by their ids. */
export const relations: Readonly<Record<string, Partial<Record<RelationList, readonly string[]>>>> =
  {
    'bench-chisel': {
      accessories: ['honing-guide', 'water-stone', 'joiners-mallet'],
      alternatives: ['paring-chisel', 'japanese-chisel'],
    },
    'mortise-chisel': { accessories: ['joiners-mallet', 'marking-gauge'] },
    'carving-gouge': { accessories: ['carvers-mallet', 'leather-strop'] },
    'jack-plane': {
      accessories: ['honing-guide', 'diamond-plate'],
      alternatives: ['smoothing-plane', 'jointer-plane'],
    },
    'smoothing-plane': { accessories: ['plane-hammer', 'honing-guide'] },
    'card-scrapers': { accessories: ['burnisher'] },
    'hand-saw': { alternatives: ['japanese-saw'] },
    'bit-brace': { accessories: ['auger-bits', 'auger-bit'] },
    'hand-drill': { accessories: ['brad-point-bits'] },
    'brad-point-bits': {
      spareParts: [
        'brad-point-bit-4-mm',
        'brad-point-bit-5-mm',
        'brad-point-bit-6-mm',
        'brad-point-bit',
        'brad-point-bit-10-mm',
      ],
    },
    'sash-clamp-1-500-mm': { alternatives: ['sash-clamp'] },
    'corner-clamp': { alternatives: ['g-clamp'] },
    'sliding-bevel': { alternatives: ['combination-square'] },
  };
