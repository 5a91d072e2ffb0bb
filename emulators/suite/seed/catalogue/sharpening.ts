import { closeUp } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const sharpening: DescribedTool[] = [
  {
    id: 'water-stone',
    sku: 'SHP-8160',
    toolName: 'Combination Water Stone 1000/6000',
    price: 26.5,
    minOrder: 8,
    available: 225,
    toolDescription:
      'Two grits on one stone, from a dull edge to a mirror. It is ready after five minutes in water and sits firmly in its wooden holder; a lapping plate to keep it flat is included.',
    specifications: {
      Grits: '1000 and 6000',
      Size: '180 × 60 × 28 mm',
      Bond: 'Ceramic',
      Weight: '0.9 kg',
    },
  },
  {
    id: 'honing-guide',
    sku: 'SHP-8070',
    toolName: 'Honing Guide',
    price: 12.1,
    minOrder: 15,
    available: 300,
    toolDescription:
      'Holds chisels and plane irons at one angle until they are sharp. It takes blades up to 70 mm, and an apprentice gets the same edge with it as the foreman.',
    specifications: { Blades: '3 to 70 mm', Roller: 'Brass, 22 mm', Weight: '0.29 kg' },
  },
  {
    id: 'leather-strop',
    sku: 'SHP-8290',
    toolName: 'Leather Strop Paddle',
    price: 9.3,
    minOrder: 20,
    available: 340,
    toolDescription:
      'The last ten strokes, the ones that turn sharp into razor sharp. Cowhide on a shaped beech paddle, with the rough side out to hold compound; a bar of compound is included.',
    specifications: {
      Length: '330 mm',
      Leather: '210 × 60 mm, cowhide',
      Paddle: 'Beech',
      Compound: 'Green, 50 g',
    },
  },
  {
    id: 'diamond-plate',
    sku: 'SHP-8410',
    toolName: 'Diamond Sharpening Plate 400/1000',
    price: 49.5,
    minOrder: 6,
    maxOrder: 60,
    available: 90,
    toolDescription:
      'Sharpens chisels, plane irons and carbide with a splash of water, and stays flat for good. The holes carry the slurry away; 400 on one side removes nicks, and 1000 on the other leaves a working edge.',
    specifications: {
      Grits: '400 and 1000',
      Size: '200 × 75 mm',
      Surface: 'Monocrystalline diamond',
      Base: 'Non-slip, with drip tray',
      Weight: '0.85 kg',
    },
    morePictures: [closeUp([340, 270], 2.4)],
  },
  {
    id: 'burnisher',
    sku: 'SHP-8010',
    toolName: 'Scraper Burnisher',
    price: 11.4,
    priceBreaks: [{ minQuantity: 36, price: 10.8 }],
    minOrder: 12,
    available: 204,
    toolDescription:
      'Turns the burr on a scraper in three strokes. The rod is harder than any scraper steel and polished along its whole length, so that it rolls the edge over and does not grind it away.',
    specifications: {
      Rod: '10 mm round, 64 HRC',
      Length: '230 mm',
      Handle: 'Beech, brass ferrule',
    },
  },
];
