/** The deployed functions, named by their events or their jobs. */
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { disableBodyParsing, renameRobotsPath } from './http/functionsRuntime.ts';
import { remindOfKeys } from './services/apiKeys/remindOfKeys.ts';
import { retryMails as retryDueMails } from './services/mail/retryMails.ts';
import { applyDeadlines } from './services/ordering/status/applyDeadlines.ts';
import { expireQuotes } from './services/quotes/expireQuotes.ts';
import { sendLowStockDigest } from './services/reports/lowStockDigest.ts';
import { expireRequests } from './services/requests/expireRequests.ts';
import { expireReturns } from './services/returns/expireReturns.ts';
import { deliverEvents } from './services/webhooks/deliverEvents.ts';
import { digestStock } from './services/webhooks/digestStock.ts';
import {
  companyChanged,
  companyPartChanged,
  deliveryStored,
  eventStored,
  mailStored,
  orderChanged,
  pictureDeleted,
  pictureUploaded,
  quoteChanged,
  scheduled,
  toolChanged,
} from './triggers/handlers.ts';
import {
  apiOptions,
  companyOptions,
  dailyOptions,
  deadlineOptions,
  deliveryOptions,
  eventOptions,
  invitationOptions,
  jobOptions,
  mailOptions,
  memberOptions,
  orderOptions,
  pictureOptions,
  quoteOptions,
  requestOptions,
  retryOptions,
  toolOptions,
  webhookOptions,
} from './triggers/options.ts';

disableBodyParsing();
renameRobotsPath();

export const api = onRequest(apiOptions, createApp());

export const onToolChanged = onDocumentWritten(toolOptions, toolChanged);
export const onOrderChanged = onDocumentWritten(orderOptions, orderChanged);
export const onQuoteChanged = onDocumentWritten(quoteOptions, quoteChanged);
export const onCompanyChanged = onDocumentWritten(companyOptions, companyChanged);
export const onMemberChanged = onDocumentWritten(memberOptions, companyPartChanged);
export const onInvitationChanged = onDocumentWritten(invitationOptions, companyPartChanged);
export const onRequestChanged = onDocumentWritten(requestOptions, companyPartChanged);
export const onMailStored = onDocumentCreated(mailOptions, mailStored);
export const onEventStored = onDocumentCreated(eventOptions, eventStored);
export const onDeliveryStored = onDocumentCreated(deliveryOptions, deliveryStored);

export const onPictureUploaded = onObjectFinalized(pictureOptions, pictureUploaded);
export const onPictureDeleted = onObjectDeleted(pictureOptions, pictureDeleted);

export const applyOrderDeadlines = onSchedule(deadlineOptions, scheduled(applyDeadlines));
export const expireOffers = onSchedule(
  jobOptions,
  scheduled(expireQuotes, expireRequests, expireReturns),
);
export const reportLowStock = onSchedule(dailyOptions, scheduled(sendLowStockDigest));
export const remindOfApiKeys = onSchedule(dailyOptions, scheduled(remindOfKeys));
export const retryMails = onSchedule(retryOptions, scheduled(retryDueMails));
export const deliverWebhooks = onSchedule(webhookOptions, scheduled(digestStock, deliverEvents));
