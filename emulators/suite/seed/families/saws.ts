import { type DescribedFamily, size } from './describedFamily.ts';

export const sawFamilies: DescribedFamily[] = [
  {
    id: 'hand-saws',
    name: 'Hand Saws',
    text: 'Hardened saws by length and teeth: seven teeth to the inch for fast cuts in construction timber, eight for boards, eleven for sheet goods and clean edges.',
    axes: ['blade-length', 'teeth'],
    like: 'hand-saw',
    sizeName: 'Hand Saw {}, {}',
    sizes: [
      size('400 mm | 11 TPI', 'SAW-3041', 14.9, 180, { Weight: '0.46 kg' }),
      size('500 mm | 7 TPI', 'SAW-3047', 16.1, 210, { Weight: '0.56 kg' }),
      size('500 mm | 8 TPI', 'SAW-3048', 16.1, 340, { Weight: '0.56 kg' }),
      size('500 mm | 11 TPI', 'SAW-3049', 16.4, 160, { Weight: '0.56 kg' }),
      size('550 mm | 7 TPI', 'SAW-3057', 17.2, 260, { Weight: '0.62 kg' }),
      size('550 mm | 11 TPI', 'SAW-3058', 17.6, 140, { Weight: '0.62 kg' }),
      size('650 mm | 7 TPI', 'SAW-3067', 19.8, 90, { Weight: '0.74 kg' }),
    ],
  },
  {
    id: 'tenon-saws',
    name: 'Tenon Saws',
    text: 'Back saws with thirteen teeth to the inch in three lengths. The longer the saw, the deeper the tenon that it cuts.',
    axes: ['blade-length'],
    like: 'tenon-saw',
    sizeName: 'Tenon Saw {}, 13 TPI',
    sizes: [
      size('250 mm', 'SAW-3125', 33.2, 96, { 'Depth of cut': '75 mm', Weight: '0.55 kg' }),
      size('350 mm', 'SAW-3135', 41.8, 54, { 'Depth of cut': '105 mm', Weight: '0.8 kg' }),
    ],
  },
  {
    id: 'double-edge-pull-saws',
    name: 'Double-Edge Pull Saws',
    text: 'Rip teeth on one edge and crosscut teeth on the other, in four lengths. The teeth grow with the blade.',
    axes: ['blade-length'],
    like: 'japanese-saw',
    sizeName: 'Double-Edge Pull Saw {}',
    sizes: [
      size('210 mm', 'SAW-3210', 24.9, 104, { 'Rip teeth': '12 TPI', 'Crosscut teeth': '18 TPI' }),
      size('270 mm', 'SAW-3270', 31.4, 72, { 'Rip teeth': '9 TPI', 'Crosscut teeth': '14 TPI' }),
      size('300 mm', 'SAW-3300', 35.8, 40, { 'Rip teeth': '8 TPI', 'Crosscut teeth': '13 TPI' }),
    ],
  },
];
