import { closeUp } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const other: DescribedTool[] = [
  {
    id: 'wood-rasp',
    sku: 'OTH-9025',
    toolName: 'Half-Round Wood Rasp 250 mm',
    price: 14.6,
    minOrder: 12,
    available: 210,
    toolDescription:
      'Takes wood away fast and leaves a surface that sands easily. One side is flat and one is round, with teeth set in an irregular pattern so that they leave no furrows.',
    specifications: {
      Length: '250 mm',
      Cut: 'Medium, irregular',
      Section: 'Half-round',
      Handle: 'Beech',
    },
    morePictures: [closeUp([200, 430], 2.2)],
  },
  {
    id: 'screwdriver',
    sku: 'OTH-9108',
    toolName: 'Slotted Screwdriver 8 mm',
    price: 6.3,
    priceBreaks: [
      { minQuantity: 60, price: 5.9 },
      { minQuantity: 120, price: 5.5 },
    ],
    minOrder: 24,
    orderMultiple: 6,
    available: 660,
    toolDescription:
      'For the slotted screws that good hinges and old doors still have. The tip is ground parallel and does not climb out of the slot, and flats at the ferrule take a spanner when one refuses to turn.',
    specifications: {
      'Tip width': '8 mm',
      'Tip thickness': '1.2 mm',
      Length: '260 mm',
      Steel: 'Chrome vanadium',
      Handle: 'Beech, oval',
    },
  },
  {
    id: 'nail-punches',
    sku: 'OTH-9203',
    toolName: 'Nail Punch Set, Three Sizes',
    price: 8.7,
    minOrder: 20,
    available: 280,
    toolDescription:
      'Sinks the heads of pins and nails below the surface, ready for filler. The tips are cupped so that they do not wander, and each size has its colour, so the right one is found at a glance.',
    specifications: {
      Sizes: '1, 2 and 3 mm',
      Length: '125 mm',
      Steel: 'Chrome vanadium',
      Grip: 'Knurled',
    },
  },
  {
    id: 'pincers',
    sku: 'OTH-9200',
    toolName: "Carpenter's Pincers 200 mm",
    price: 9.6,
    priceBreaks: [
      { minQuantity: 45, price: 9.1 },
      { minQuantity: 90, price: 8.5 },
    ],
    minOrder: 15,
    available: 225,
    toolDescription:
      'Pulls nails that have lost their heads, with a roll of the wrist over the round jaws. The edges are hardened and meet along their whole width, so they cut wire as well.',
    specifications: {
      Length: '200 mm',
      'Jaw width': '38 mm',
      Material: 'Forged tool steel',
      Grips: 'Dipped',
    },
  },
  {
    id: 'pry-bar',
    sku: 'OTH-9380',
    toolName: 'Pry Bar 380 mm',
    price: 12.4,
    minOrder: 12,
    available: 20,
    toolDescription:
      'Lifts boards, opens crates and draws nails, and survives being hit with a hammer. The curved end rolls on its back for leverage, and the flat one is thin enough to slip behind a skirting.',
    specifications: {
      Length: '380 mm',
      Width: '30 mm',
      Material: 'Spring steel',
      Weight: '0.7 kg',
    },
  },
];
