import { handlingFields, staffPersonFields } from '../../contract/assignments/fields.ts';
import {
  count,
  flag,
  listOf,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type AddedStaffNote,
  type ChangedHandling,
  type ChangedInquiry,
  type ChangedView,
  type CreatedView,
  densities,
  type FailedMails,
  type ListViews,
  type MailStatus,
  type RatingSummary,
  type ResentMails,
  type StaffNote,
  starScale,
} from '../../contract/index.ts';
import { inquiryFields, inquirySummaryFields } from '../../contract/inquiries/fields.ts';
import { about, nullable, recordOf } from '../../contract/kinds/fields.ts';
import { mailEnvelopeFields, mailFields } from '../../contract/mails/fields.ts';
import {
  managedReviewFields,
  ownReviewFields,
  reviewFields,
} from '../../contract/reviews/fields.ts';
import { ownedViewFields } from '../../contract/views/fields.ts';

const inquiry = recordOf({ _id: text, ...inquiryFields });

/** The response schemas of inquiries by name. */
export const inquirySchemas = {
  Inquiry: inquiry,
  InquirySummary: recordOf({ _id: text, ...inquirySummaryFields }),
  ChangedInquiry: objectOf<ChangedInquiry>({ acknowledged: yes, inquiry }),
};

/** The response schemas of mails by name. */
export const mailSchemas = {
  Mail: recordOf({ _id: text, ...mailFields }),
  MailSummary: recordOf({ _id: text, ...mailEnvelopeFields, subject: text }),
  FailedMails: objectOf<FailedMails>({ count }),
  ResentMails: objectOf<ResentMails>({ acknowledged: yes, resent: count, left: count }),
  MailStatus: objectOf<MailStatus>({
    sends: about(flag, 'False without an SMTP address: mails wait'),
  }),
};

const note = objectOf<StaffNote>({ _id: text, text, by: text, byEmail: text, at: time });

/** The schemas of the notes of staff. */
export const noteSchemas = {
  StaffNote: note,
  AddedStaffNote: objectOf<AddedStaffNote>({ acknowledged: yes, insertedId: text, note }),
};

/** The schemas of who handles documents. */
export const assignmentSchemas = {
  StaffPerson: recordOf(staffPersonFields),
  Handling: recordOf(handlingFields),
  ChangedHandling: objectOf<ChangedHandling>({
    acknowledged: yes,
    handling: schemaNamed('Handling'),
  }),
};

const view = recordOf({ _id: text, ...ownedViewFields });

/** The schemas of the saved views of staff. */
export const viewSchemas = {
  SavedView: view,
  ListViews: objectOf<ListViews>({
    density: oneOf(densities),
    columns: about(
      nullable(listOf(text)),
      'The ids of the columns that the caller has chosen; null for the usual ones',
    ),
    views: {
      ...listOf(schemaNamed('SavedView')),
      description: 'Those of the caller by name, then those that colleagues share',
    },
  }),
  CreatedView: objectOf<CreatedView>({
    acknowledged: yes,
    insertedId: text,
    view: schemaNamed('SavedView'),
  }),
  ChangedView: objectOf<ChangedView>({ acknowledged: yes, view: schemaNamed('SavedView') }),
};

/** The schemas of responses about reviews. */
export const reviewSchemas = {
  Review: recordOf({ _id: text, ...reviewFields }),
  OwnReviewResponse: recordOf({ review: nullable(recordOf({ _id: text, ...ownReviewFields })) }),
  ManagedReview: recordOf({ _id: text, ...managedReviewFields }),
  RatingSummary: objectOf<RatingSummary>({
    count,
    sum: { ...count, description: 'The sum of the stars' },
    stars: objectOf(Object.fromEntries(starScale.map((star) => [star, count]))),
    average: {
      type: ['number', 'null'],
      description: 'Rounded to one decimal place; null without reviews',
    },
  }),
} as const;
