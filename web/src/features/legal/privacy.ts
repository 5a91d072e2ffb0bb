import type { Clause } from './clause.ts';

/** The processing of personal data. Who is responsible for it follows in the shop's details. */
export const privacy: readonly Clause[] = [
  {
    title: 'In short',
    paragraphs: [
      'We store what we need to sell to you and to keep our accounts. We do not track you: there are no advertising or analytics services, no cookies of ours, and our mails contain no tracking pixels. You can download all your data and delete your account on your profile page.',
    ],
  },
  {
    title: 'What we store, and why',
    paragraphs: ['We process this data to perform our contract with you, or to prepare it:'],
    points: [
      'Your account: e-mail address, name, profile picture, and whether the address is verified. Your password is stored only as a hash, by Google Firebase. Education, location and phone number are optional.',
      'Your cart, saved addresses and requests to be notified when a tool is back in stock, until you remove them.',
      'Your orders with delivery address, phone number and history; your returns and guarantee claims, with reasons and pictures; payments, invoices and credit notes; the agreed payment terms and credit limit.',
      'Your memberships of companies: role, limits, what you have spent, and the requests that you sent or decided. Your colleagues see of them what their roles require.',
      'Your quotes with their messages, and inquiries with our replies.',
      'Your review, with the name and picture of your account. It is public.',
      'The mails that we send you, with the time and result of the delivery.',
    ],
  },
  {
    title: 'Technical data',
    paragraphs: [
      'Each request to our server leaves a line in a log: time, path, result and, if you are logged in, the id of your account. We keep these lines for 30 days to find faults and attacks. To limit how often one address can write, the server keeps IP addresses in its memory for a short time. What administrators change is recorded in an audit log. These are our legitimate interests in a secure shop.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'When you delete your account, your profile, picture, cart, addresses, the pictures of your returns, stock alerts, the quotes that you have not accepted, the inquiries that you sent while logged in and the mails that were sent to you are removed at once, and your review stays without your name and picture. Orders that you placed for a company stay with it, with your name.',
      'We keep orders, returns, payments, invoices, credit notes and accepted quotes, with the names and addresses in them, for as long as tax and commercial law require, up to ten years. The audit log is kept as long.',
      'Backups of the database are kept for up to 14 weeks and are then overwritten.',
    ],
  },
  {
    title: 'Who processes it for us',
    paragraphs: ['We pass data on only as far as the work requires, and never sell it:'],
    points: [
      'Google (Firebase and Google Cloud) hosts the shop: accounts, database, pictures and logs. If you log in with Google, Google learns that you use the shop, and we get your name, address and picture from it. Its reCAPTCHA may check that writing requests come from a browser.',
      'Stripe processes card payments where the shop accepts cards. You enter the card on Stripe’s page: we never see its number.',
      'Our mail provider delivers our mails to you.',
      'The carrier gets the name, address and phone number of the delivery.',
    ],
  },
  {
    title: 'What your browser stores',
    paragraphs: [
      'The shop stores in your browser only what it needs to work: your login, your cart, the colours, the layout and the keys that you have chosen, what your pages showed last, for a week at most and only until you log out, and, until you close the tab, unfinished forms. None of it is used to recognise you elsewhere. You can delete it in the settings of your browser.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can see and correct your data on your profile page, download all of it as a file there, and delete your account. You can also ask us for access, correction, deletion, restriction or a copy, and object to processing that rests on our legitimate interests. Write to us: we answer within a month. If you think that we handle your data wrongly, you can complain to the data protection authority where you live.',
    ],
  },
];
