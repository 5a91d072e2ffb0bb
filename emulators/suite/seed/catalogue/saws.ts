import { closeUp, onBench } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const saws: DescribedTool[] = [
  {
    id: 'hand-saw',
    sku: 'SAW-3055',
    toolName: 'Hand Saw 550 mm, 8 TPI',
    price: 17.2,
    priceBreaks: [
      { minQuantity: 20, price: 16.4 },
      { minQuantity: 50, price: 15.5 },
      { minQuantity: 100, price: 14.6 },
      { minQuantity: 200, price: 13.8 },
    ],
    minOrder: 10,
    available: 520,
    toolDescription:
      'A straight-running saw for boards, studs and sheet goods. The teeth are hardened and cut on both strokes, and the handle squares off at 45 and 90 degrees for marking out.',
    specifications: {
      'Blade length': '550 mm',
      Teeth: '8 TPI',
      Edge: 'Hardened, for both strokes',
      Handle: 'Beech',
      Weight: '0.62 kg',
    },
  },
  {
    id: 'dovetail-saw',
    sku: 'SAW-3115',
    toolName: 'Brass-Back Dovetail Saw',
    price: 42,
    minOrder: 6,
    available: 88,
    toolDescription:
      'A folded brass back keeps the thin blade stiff and heavy. With fifteen rip teeth to the inch it starts easily and leaves a joint that needs no paring. The handle is cut from walnut and fits a three-finger grip.',
    specifications: {
      'Blade length': '200 mm',
      Teeth: '15 TPI, rip',
      Back: 'Folded brass',
      Handle: 'Walnut',
      Weight: '0.36 kg',
    },
    morePictures: [closeUp([470, 250], 2.2), onBench(20)],
  },
  {
    id: 'coping-saw',
    sku: 'SAW-3010',
    toolName: 'Coping Saw with Ten Blades',
    price: 9.8,
    priceBreaks: [
      { minQuantity: 60, price: 9.2 },
      { minQuantity: 120, price: 8.6 },
    ],
    minOrder: 20,
    orderMultiple: 10,
    available: 640,
    toolDescription:
      'For scribed mouldings and the waste between dovetails. The blade turns to any angle and is tensioned by the handle; ten spare blades for wood come with each saw.',
    specifications: {
      Throat: '125 mm',
      'Blade length': '160 mm',
      'Spare blades': '10',
      Handle: 'Beech',
    },
  },
  {
    id: 'japanese-saw',
    sku: 'SAW-3240',
    toolName: 'Double-Edge Pull Saw 240 mm',
    price: 27.5,
    minOrder: 8,
    available: 132,
    toolDescription:
      'Rip teeth on one edge and crosscut teeth on the other. It cuts on the pull, so the blade can be half as thick as a western one and needs half the effort. Blades are changed without tools.',
    specifications: {
      'Blade length': '240 mm',
      'Rip teeth': '10 TPI',
      'Crosscut teeth': '16 TPI',
      'Blade thickness': '0.5 mm',
      Handle: 'Wrapped in rattan',
    },
  },
  {
    id: 'tenon-saw',
    sku: 'SAW-3130',
    toolName: 'Tenon Saw 300 mm, 13 TPI',
    price: 36.4,
    priceBreaks: [
      { minQuantity: 12, price: 34.6 },
      { minQuantity: 30, price: 32.5 },
    ],
    minOrder: 6,
    available: 140,
    toolDescription:
      'Deep enough for the cheeks of a tenon and fine enough for its shoulders. The blued steel back keeps the blade from wandering, and the beech handle fills a large hand and suits a small one.',
    specifications: {
      'Blade length': '300 mm',
      'Depth of cut': '90 mm',
      Teeth: '13 TPI',
      Cut: 'Crosscut',
      Back: 'Blued steel',
      Handle: 'Beech',
      Weight: '0.68 kg',
    },
    morePictures: [closeUp([480, 230], 2)],
  },
  {
    id: 'bow-saw',
    sku: 'SAW-3400',
    toolName: 'Turning Bow Saw 400 mm',
    price: 48.2,
    minOrder: 4,
    available: 64,
    toolDescription:
      'Cuts curves that no straight saw can follow, and turns in its frame to reach round a corner. The blade is tightened by a twist of the toggle and slackened at night, as joiners have done for centuries.',
    specifications: {
      'Blade length': '400 mm',
      'Blade width': '6 mm',
      Teeth: '11 TPI',
      Frame: 'Beech, hemp cord',
      Weight: '0.7 kg',
    },
  },
  {
    id: 'keyhole-saw',
    sku: 'SAW-3025',
    toolName: 'Keyhole Saw 250 mm',
    price: 7.6,
    priceBreaks: [
      { minQuantity: 48, price: 7.1 },
      { minQuantity: 96, price: 6.6 },
      { minQuantity: 240, price: 6.1 },
    ],
    minOrder: 24,
    orderMultiple: 12,
    available: 540,
    toolDescription:
      'Starts in a drilled hole and cuts openings for locks, sockets and pipes. The blade is thick at the teeth and thin at the back, so that it does not bind in the curve.',
    specifications: {
      'Blade length': '250 mm',
      Teeth: '9 TPI',
      Handle: 'Stained beech',
      Weight: '0.21 kg',
    },
  },
];
