import type { InquiryInput, InquiryStatus } from 'functions/contract';

/** A reply of the seed's admin, so many hours after the inquiry. */
interface SeedReply {
  hours: number;
  text: string;
}

/** An inquiry of the seed. `tool` is the id of a tool in the catalogue. */
export interface SeedInquiry extends Pick<InquiryInput, 'email'> {
  id: string;
  name?: string;
  tool?: string;
  /** The sender's name of a tool that the shop does not sell. */
  toolName?: string;
  quantity?: number;
  message?: string;
  /** How many days ago, and when in UTC. */
  sent: readonly [days: number, time: string];
  status: InquiryStatus;
  replies?: SeedReply[];
}

/** The inquiries, newest first. */
export const inquiries: SeedInquiry[] = [
  {
    id: 'inquiry-branding',
    email: 'purchasing@harlow-joinery.example',
    name: 'Ruth Harlow',
    tool: 'bench-chisel',
    quantity: 180,
    message:
      'We would like our name burned into the handles. Can you do that for 180 pieces, and what does it add to the price?',
    sent: [1, '15:40'],
    status: 'new',
  },
  {
    id: 'inquiry-address-only',
    email: 'd.okonkwo@brightsite.example',
    sent: [1, '09:12'],
    status: 'new',
  },
  {
    id: 'inquiry-adze',
    email: 'workshop@oakframe.example',
    name: 'Jonas Weld',
    toolName: 'Floor adze, long handle',
    quantity: 12,
    message: 'Not in your catalogue. Can you get them, or do you know who makes a good one?',
    sent: [2, '17:05'],
    status: 'new',
  },
  {
    id: 'inquiry-crew-cases',
    email: 'site.office@tallismanbuild.example',
    name: 'Amara Diallo',
    tool: 'claw-hammer',
    quantity: 240,
    message:
      'Twelve crews, twenty hammers each. Could you pack them by crew, with the number of the crew on each case?\n\nDelivery to two sites, if that is possible.',
    sent: [3, '08:30'],
    status: 'new',
  },
  {
    id: 'inquiry-school',
    email: 'technology@northfield-school.example',
    name: 'Elin Marsh',
    tool: 'try-square',
    quantity: 60,
    message: 'Do schools get other payment terms? We pay by purchase order, 45 days.',
    sent: [5, '10:20'],
    status: 'answered',
    replies: [
      {
        hours: 3,
        text: 'Thank you for asking. We can offer schools net 60 days. Please register with your school address and tell us when you have, and I will set it up the same day.',
      },
    ],
  },
  {
    id: 'inquiry-left-handed',
    email: 'claire@fournier-cabinets.example',
    name: 'Claire Fournier',
    tool: 'dovetail-saw',
    quantity: 8,
    message: 'Is there a left-handed version? Two of our people would be grateful.',
    sent: [7, '13:15'],
    status: 'answered',
    replies: [
      {
        hours: 20,
        text: 'The handle is symmetrical, so it fits both hands. The set of the teeth is even as well. If it does not suit your people, send them back within 30 days.',
      },
    ],
  },
  {
    id: 'inquiry-iron',
    email: 'marius@lindholm-boats.example',
    name: 'Marius Lindholm',
    tool: 'jack-plane',
    quantity: 24,
    message: 'Which steel is the iron made of? We work a lot of teak, which dulls everything.',
    sent: [9, '11:50'],
    status: 'answered',
    replies: [
      {
        hours: 5,
        text: 'It is O1 steel, hardened to 61 HRC. I am asking the maker about A2 irons.',
      },
      {
        hours: 52,
        text: 'The maker has A2 irons for the same plane and can fit 24 of them. They add $11 a piece and two weeks. Shall I send you a quote?',
      },
    ],
  },
  {
    id: 'inquiry-alaska',
    email: 'buyer@kenaitimber.example',
    name: 'Sam Ivanoff',
    message: 'Do you ship to Alaska, and how long does it take?',
    sent: [12, '22:10'],
    status: 'closed',
    replies: [{ hours: 11, text: 'We do. It takes ten to twelve days by sea and costs no more.' }],
  },
  {
    id: 'inquiry-catalogue',
    email: 'einkauf@holzbau-reiter.example',
    name: 'Petra Reiter',
    message: 'Do you have a printed catalogue?',
    sent: [15, '07:45'],
    status: 'closed',
    replies: [
      {
        hours: 2,
        text: 'No, because prices and stock change every day. On the page of the tools, you can download a table of all of them.',
      },
    ],
  },
  {
    id: 'inquiry-telephone',
    email: 'h.ashby@ashbyandsons.example',
    name: 'Hugh Ashby',
    tool: 'sash-clamp',
    quantity: 36,
    message: 'Please call me about the delivery, 01572 555 088, after four.',
    sent: [18, '14:00'],
    status: 'closed',
  },
  {
    id: 'inquiry-gloves',
    email: 'safety@meridian-civil.example',
    tool: 'work-gloves',
    quantity: 500,
    message: 'Which European standard do the gloves meet? We need EN 388 with cut level C.',
    sent: [22, '09:35'],
    status: 'closed',
    replies: [
      {
        hours: 6,
        text: 'EN 388:2016, 4 X 4 3 C, so cut level C. Each carton contains the certificate.',
      },
    ],
  },
  {
    id: 'inquiry-sample',
    email: 'leila.haddad@haddad-interiors.example',
    name: 'Leila Haddad',
    tool: 'japanese-saw',
    quantity: 1,
    message: 'Could I buy one to try before I order for the whole team?',
    sent: [26, '16:25'],
    status: 'closed',
    replies: [{ hours: 18, text: 'Of course. One is on its way to you, with our compliments.' }],
  },
];
