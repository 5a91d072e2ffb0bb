import { ListPage } from '../../../domain/list/ListPage.tsx';
import { inquiryList } from '../../../features/inquiries/manage/inquiryList.tsx';

/** The inquiries of visitors that match the filters in the URL, newest first. */
export const InquiriesPage = () => <ListPage kind={inquiryList} />;
