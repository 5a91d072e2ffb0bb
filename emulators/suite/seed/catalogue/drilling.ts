import { closeUp } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const drilling: DescribedTool[] = [
  {
    id: 'bit-brace',
    sku: 'DRL-7254',
    toolName: 'Ratchet Bit Brace',
    price: 38.4,
    minOrder: 6,
    available: 72,
    toolDescription:
      'Bores large holes with quiet, steady force, far from any socket. The ratchet works in corners where a full turn does not fit, and the chuck holds round, hex and square shanks.',
    specifications: { Sweep: '254 mm', Chuck: '3 to 20 mm', Handles: 'Walnut', Weight: '1.3 kg' },
  },
  {
    id: 'hand-drill',
    sku: 'DRL-7008',
    toolName: 'Double-Pinion Hand Drill',
    price: 29.7,
    minOrder: 6,
    maxOrder: 48,
    available: 110,
    toolDescription:
      'Fine control for pilot holes, hinges and fragile work. Two pinions keep the big gear from rocking, and the three-jaw chuck takes bits from half a millimetre to eight.',
    specifications: {
      Chuck: '0.5 to 8 mm',
      Gear: '3.75 : 1, double pinion',
      Length: '290 mm',
      Weight: '0.8 kg',
    },
  },
  {
    id: 'auger-bits',
    sku: 'DRL-7416',
    toolName: 'Auger Bit Set, Four Sizes',
    price: 33.25,
    priceBreaks: [
      { minQuantity: 10, price: 31.9 },
      { minQuantity: 25, price: 29.9 },
    ],
    minOrder: 5,
    available: 84,
    toolDescription:
      'Pulls itself into the wood and lifts the chips out cleanly. Sizes 10, 13, 16 and 20 mm with hex shanks, for braces and for slow machines, in a canvas roll.',
    specifications: {
      Sizes: '10, 13, 16 and 20 mm',
      Length: '230 mm',
      Shank: 'Hex, 11 mm',
      Case: 'Canvas roll',
    },
  },
  {
    id: 'forstner-bits',
    sku: 'DRL-7535',
    toolName: 'Forstner Bit Set, Four Sizes',
    price: 41.8,
    priceBreaks: [
      { minQuantity: 15, price: 39.6 },
      { minQuantity: 40, price: 36.9 },
    ],
    minOrder: 5,
    orderMultiple: 5,
    available: 125,
    toolDescription:
      'Bores clean, flat-bottomed holes for hinges and dowels, also at a slant or over the edge of a board. The rim scores before the cutters lift, and it shaves the wall smooth on the way.',
    specifications: {
      Sizes: '20, 25, 30 and 35 mm',
      Shank: '8 mm',
      Length: '90 mm',
      Steel: 'Carbon steel, ground',
    },
    morePictures: [closeUp([360, 290], 2.2)],
  },
  {
    id: 'brad-point-bits',
    sku: 'DRL-7610',
    toolName: 'Brad-Point Drill Set, Six Sizes',
    price: 18.6,
    priceBreaks: [
      { minQuantity: 30, price: 17.6 },
      { minQuantity: 60, price: 16.4 },
      { minQuantity: 120, price: 15.2 },
    ],
    minOrder: 10,
    available: 240,
    toolDescription:
      'The point finds the mark and the spurs cut the fibres before the edge arrives, so that the hole begins without a splinter. Six sizes with a coating that runs cool, in a block of beech for the shelf.',
    specifications: {
      Sizes: '4, 5, 6, 7, 8 and 10 mm',
      Coating: 'Titanium nitride',
      Shank: 'Round',
      Stand: 'Beech',
    },
    morePictures: [closeUp([440, 240], 2.2)],
  },
  {
    id: 'brad-point-bit',
    sku: 'DRL-7608',
    toolName: 'Brad-Point Drill Bit 8 mm',
    price: 2.95,
    priceBreaks: [
      { minQuantity: 100, price: 2.8 },
      { minQuantity: 250, price: 2.6 },
    ],
    minOrder: 20,
    orderMultiple: 10,
    available: 960,
    toolDescription:
      'One bit to replace the one that is worn. The point finds the mark, the spurs cut the fibres, and the coating keeps the edge cool in hardwood. Sold in packs of ten.',
    specifications: {
      Diameter: '8 mm',
      Length: '117 mm',
      Coating: 'Titanium nitride',
      Shank: 'Round',
    },
  },
  {
    id: 'auger-bit',
    sku: 'DRL-7412',
    toolName: 'Auger Bit 1/2 in',
    price: 10.7,
    minOrder: 10,
    available: 210,
    toolDescription:
      'An imperial size for old frames and for bolts that are still measured in inches. The screw point pulls the bit through green oak, and the hex shank suits a brace or a slow machine.',
    specifications: {
      Diameter: '1/2 in',
      Length: '230 mm',
      Shank: 'Hex, 11 mm',
      Steel: 'Carbon steel, hardened',
    },
  },
  {
    id: 'bradawl',
    sku: 'DRL-7003',
    toolName: 'Bradawl',
    price: 5.9,
    minOrder: 24,
    orderMultiple: 6,
    available: 390,
    toolDescription:
      'Starts a screw where a drill would be too much trouble. The chisel tip is set across the grain and turned, and the round handle fits the palm for the push.',
    specifications: { Blade: 'Round, 3.5 mm', Length: '150 mm', Handle: 'Walnut, brass ferrule' },
  },
];
