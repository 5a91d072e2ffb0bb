import { type DescribedFamily, size } from './describedFamily.ts';

export const clampFamilies: DescribedFamily[] = [
  {
    id: 'f-clamps',
    name: 'F-Clamps',
    text: 'One clamp by opening and throat. Light rails carry short throats, and the deep throat of 140 mm comes with the rails that are stiff enough for it.',
    axes: ['opening', 'throat'],
    like: 'f-clamp',
    sizeName: 'F-Clamp {} × {}',
    description:
      'Holds its pressure and does not creep under load. The rail is profiled from cold-drawn steel, the sliding arm grips at any point, and the pads are soft enough for finished work.',
    sizes: [
      size('200 mm | 80 mm', 'CLP-5520', 9.9, 760, { Force: '3,000 N', Rail: '20 × 5 mm steel' }),
      size('300 mm | 80 mm', 'CLP-5530', 10.8, 640, { Force: '3,000 N', Rail: '20 × 5 mm steel' }),
      size('300 mm | 120 mm', 'CLP-5630', 13.9, 420),
      size('400 mm | 120 mm', 'CLP-5640', 14.8, 380),
      size('600 mm | 80 mm', 'CLP-5560', 13.2, 220, { Force: '3,000 N', Rail: '20 × 5 mm steel' }),
      size('800 mm | 120 mm', 'CLP-5680', 18.9, 260),
      size('800 mm | 140 mm', 'CLP-5780', 24.6, 120, { Force: '6,500 N', Rail: '34 × 9 mm steel' }),
      size('1,000 mm | 120 mm', 'CLP-5610', 21.7, 180),
      size('1,000 mm | 140 mm', 'CLP-5710', 27.8, 80, {
        Force: '6,500 N',
        Rail: '34 × 9 mm steel',
      }),
    ],
  },
  {
    id: 'g-clamps',
    name: 'G-Clamps',
    text: 'Ductile iron frames from 50 to 200 mm, with a rolled thread and a swivel pad.',
    axes: ['opening'],
    like: 'g-clamp',
    sizeName: 'G-Clamp {}',
    sizes: [
      size('50 mm', 'CLP-5105', 4.9, 960, { Throat: '35 mm', Weight: '0.3 kg' }),
      size('75 mm', 'CLP-5107', 6.4, 744, { Throat: '45 mm', Weight: '0.55 kg' }),
      size('150 mm', 'CLP-5115', 12.6, 420, { Throat: '75 mm', Weight: '1.6 kg' }),
      size('200 mm', 'CLP-5125', 17.8, 180, { Throat: '95 mm', Weight: '2.7 kg' }),
    ],
  },
  {
    id: 'sash-clamps',
    name: 'Sash Clamps',
    text: 'T bars that stay straight at full pressure, for table tops, doors and frames.',
    axes: ['opening'],
    like: 'sash-clamp',
    sizeName: 'Sash Clamp {}',
    sizes: [
      size('600 mm', 'CLP-5160', 22.9, 130, { Weight: '2.9 kg' }),
      size('900 mm', 'CLP-5190', 27.4, 110, { Weight: '3.8 kg' }),
      {
        ...size('1,500 mm', 'CLP-5150', 38.2, 48, { Weight: '5.5 kg' }),
        stage: 'selling-out',
      },
    ],
  },
  {
    id: 'spring-clamps',
    name: 'Spring Clamps',
    text: 'Clamps for one hand, in three sizes, with jaws that swivel and leave no marks.',
    axes: ['opening'],
    like: 'spring-clamp',
    sizeName: 'Spring Clamp {}',
    description:
      'A third hand for edging, templates and dust sheets. It opens with one hand and closes with even pressure; the jaws swivel and leave no marks.',
    sizes: [
      size('25 mm', 'CLP-5025', 0.95, 6_400, { Throat: '25 mm', Weight: '0.03 kg' }),
      size('50 mm', 'CLP-5050', 1.6, 5_200, { Throat: '45 mm', Weight: '0.07 kg' }),
    ],
  },
  {
    id: 'wooden-handscrews',
    name: 'Wooden Handscrews',
    text: 'Beech jaws for work with sides out of parallel, by the length of the jaw.',
    axes: ['jaw-length'],
    like: 'hand-screw',
    sizeName: 'Wooden Handscrew {}',
    sizes: [
      size('150 mm', 'CLP-5215', 16.4, 144, { Opening: '80 mm', Weight: '0.4 kg' }),
      size('300 mm', 'CLP-5230', 27.9, 96, { Opening: '190 mm', Weight: '1.4 kg' }),
    ],
  },
];
