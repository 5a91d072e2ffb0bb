import { closeUp, inCarton } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const clamps: DescribedTool[] = [
  {
    id: 'f-clamp',
    sku: 'CLP-5600',
    toolName: 'F-Clamp 600 × 120 mm',
    price: 16.8,
    minOrder: 20,
    available: 1_150,
    toolDescription:
      'Presses with 5,000 newtons and does not ever creep under load. The rail is profiled from cold-drawn steel, the sliding arm grips at any point, and the pads are soft enough for finished work.',
    specifications: {
      Opening: '600 mm',
      Throat: '120 mm',
      Force: '5,000 N',
      Rail: '27 × 7 mm steel',
      Weight: '1.9 kg',
    },
    morePictures: [closeUp([270, 380], 1.9)],
  },
  {
    id: 'g-clamp',
    sku: 'CLP-5100',
    toolName: 'G-Clamp 100 mm',
    price: 8.45,
    priceBreaks: [
      { minQuantity: 48, price: 7.95 },
      { minQuantity: 96, price: 7.4 },
      { minQuantity: 240, price: 6.9 },
    ],
    minOrder: 24,
    orderMultiple: 12,
    available: 860,
    toolDescription:
      'A ductile iron frame that holds where nothing may give way. The rolled thread runs freely after years of glue and dust, and the swivel pad finds its own angle.',
    specifications: { Opening: '100 mm', Throat: '60 mm', Frame: 'Ductile iron', Weight: '0.9 kg' },
  },
  {
    id: 'spring-clamp',
    sku: 'CLP-5075',
    toolName: 'Spring Clamp 75 mm',
    price: 2.35,
    priceBreaks: [
      { minQuantity: 500, price: 2.15 },
      { minQuantity: 1_000, price: 1.95 },
      { minQuantity: 2_500, price: 1.75 },
    ],
    minOrder: 100,
    orderMultiple: 50,
    available: 4_800,
    toolDescription:
      'A third hand for edging, templates and dust sheets. It opens to 75 mm with one hand and closes with even pressure; the jaws swivel and leave no marks.',
    specifications: {
      Opening: '75 mm',
      Throat: '65 mm',
      Body: 'Reinforced nylon',
      Weight: '0.12 kg',
    },
    morePictures: [inCarton()],
  },
  {
    id: 'sash-clamp',
    sku: 'CLP-5120',
    toolName: 'Sash Clamp 1,200 mm',
    price: 31.6,
    minOrder: 8,
    orderMultiple: 2,
    available: 96,
    toolDescription:
      'Pulls table tops and frames together without bowing. The T-shaped bar stays straight at full pressure, and the tail stop is moved by a pin that hangs from its own chain.',
    specifications: {
      Opening: '1,200 mm',
      Bar: 'T section, 38 mm',
      Force: '8,000 N',
      Weight: '4.6 kg',
    },
  },
  {
    id: 'hand-screw',
    sku: 'CLP-5200',
    toolName: 'Wooden Handscrew 200 mm',
    price: 19.6,
    priceBreaks: [
      { minQuantity: 24, price: 18.6 },
      { minQuantity: 60, price: 17.4 },
    ],
    minOrder: 12,
    available: 216,
    toolDescription:
      'Two beech jaws that grip work with sides out of parallel, and never mark it. One screw closes them and the other sets the angle; the nuts turn in their holes to follow.',
    specifications: {
      'Jaw length': '200 mm',
      Opening: '115 mm',
      Jaws: 'Beech',
      Screws: 'Cold-drawn steel',
      Weight: '0.7 kg',
    },
  },
  {
    id: 'holdfast',
    sku: 'CLP-5019',
    toolName: 'Bench Holdfast 19 mm',
    price: 26.4,
    priceBreaks: [
      { minQuantity: 16, price: 25 },
      { minQuantity: 40, price: 23.2 },
    ],
    minOrder: 8,
    orderMultiple: 2,
    available: 150,
    toolDescription:
      'Drops into a hole of the bench and locks with one blow of the mallet. Nothing holds a board faster, and a tap from behind sets it free. Sold in pairs, as a long board needs them.',
    specifications: {
      Shank: '19 mm',
      Reach: '150 mm',
      Height: '210 mm',
      Material: 'Forged steel',
      Weight: '1.2 kg',
    },
  },
  {
    id: 'corner-clamp',
    sku: 'CLP-5090',
    toolName: 'Corner Clamp 90°',
    price: 14.3,
    priceBreaks: [{ minQuantity: 20, price: 13.6 }],
    minOrder: 10,
    available: 0,
    toolDescription:
      'Holds the two sides of a frame at a right angle while the glue sets or the screw goes in. The jaw floats on its spindle and takes sides of different thickness.',
    specifications: {
      Angle: '90°',
      Opening: '68 mm per side',
      Body: 'Powder-coated aluminium',
      Weight: '0.85 kg',
    },
  },
];
