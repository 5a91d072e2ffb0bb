import { closeUp, onBench } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const hammers: DescribedTool[] = [
  {
    id: 'claw-hammer',
    sku: 'HAM-4450',
    toolName: 'Claw Hammer 450 g',
    price: 15.95,
    minOrder: 12,
    available: 780,
    toolDescription:
      'A forged head with a claw that grips nails without heads. The hickory handle is wedged crosswise and sealed, and it absorbs the shock of a full day on site.',
    specifications: {
      'Head weight': '450 g',
      Length: '330 mm',
      Head: 'Forged steel',
      Handle: 'Hickory',
    },
    morePictures: [closeUp([420, 150], 2.2), onBench(-64)],
  },
  {
    id: 'joiners-mallet',
    sku: 'HAM-4130',
    toolName: "Joiner's Beech Mallet",
    price: 13.4,
    priceBreaks: [
      { minQuantity: 24, price: 12.7 },
      { minQuantity: 48, price: 11.9 },
    ],
    minOrder: 12,
    available: 350,
    toolDescription:
      'Steamed beech, with faces angled so that every blow lands square. The handle tapers into the head and tightens in use. It spares chisel handles and assembled joints alike.',
    specifications: {
      Head: '130 × 90 × 65 mm',
      Length: '320 mm',
      Material: 'Steamed beech',
      Weight: '0.58 kg',
    },
  },
  {
    id: 'cross-pein-hammer',
    sku: 'HAM-4280',
    toolName: 'Cross-Pein Hammer 280 g',
    price: 11.7,
    minOrder: 12,
    available: 9,
    sellRemainder: false,
    toolDescription:
      'Starts small nails between finger and thumb and then drives them home. A well-balanced head for cabinet backs, beading and pins, on an ash handle.',
    specifications: {
      'Head weight': '280 g',
      Length: '310 mm',
      Head: 'Forged steel',
      Handle: 'Ash',
    },
  },
  {
    id: 'rubber-mallet',
    sku: 'HAM-4680',
    toolName: 'Rubber Mallet 680 g',
    price: 9.25,
    priceBreaks: [
      { minQuantity: 50, price: 8.7 },
      { minQuantity: 100, price: 8.1 },
      { minQuantity: 200, price: 7.5 },
    ],
    minOrder: 20,
    orderMultiple: 10,
    available: 620,
    toolDescription:
      'Closes carcasses, seats floorboards and knocks assemblies apart without a bruise. The black rubber is cured through and does not crumble, and the head sits on a tapered ash handle that cannot fly off.',
    specifications: {
      'Head weight': '680 g',
      'Head diameter': '70 mm',
      Length: '350 mm',
      Handle: 'Ash',
    },
  },
  {
    id: 'carvers-mallet',
    sku: 'HAM-4075',
    toolName: "Carver's Round Mallet",
    price: 21.5,
    minOrder: 8,
    available: 132,
    toolDescription:
      'Round, so that any side strikes square and nobody has to look at it. Turned from one dense billet with a waist that sits between finger and thumb, and heavy enough to let the gouge do the work.',
    specifications: {
      'Head diameter': '75 mm',
      Length: '240 mm',
      Material: 'Turned hardwood, oiled',
      Weight: '0.6 kg',
    },
  },
  {
    id: 'plane-hammer',
    sku: 'HAM-4120',
    toolName: 'Plane Adjusting Hammer',
    price: 28.9,
    minOrder: 6,
    available: 102,
    toolDescription:
      'Sets the iron of a wooden plane by the width of a hair. A brass face for the steel, a beech face for the wedge, and a slim walnut handle that will not let anyone hit too hard.',
    specifications: {
      'Head weight': '120 g',
      Length: '240 mm',
      Head: 'Brass and beech',
      Handle: 'Walnut',
    },
    morePictures: [closeUp([460, 170], 2.2)],
  },
];
