import Box from '@mui/material/Box';
import { InquiriesHeading } from '../../../features/inquiries/manage/InquiriesHeading.tsx';
import { InquiryFilters } from '../../../features/inquiries/manage/InquiryFilters.tsx';
import { InquiryList } from '../../../features/inquiries/manage/InquiryList.tsx';
import { InquirySearchNotice } from '../../../features/inquiries/manage/InquirySearchNotice.tsx';
import { useInquirySearch } from '../../../features/inquiries/manage/useInquiries.ts';
import { useInquiryFilters } from '../../../features/inquiries/manage/useInquiryFilters.ts';

/** The inquiries of visitors, newest first, or those that match the filters in the URL. */
export const InquiriesPage = () => {
  const filters = useInquiryFilters();
  const list = useInquirySearch(filters.search);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <InquiriesHeading list={list} search={filters.search} />
      </Box>
      <InquiryFilters filters={filters} />
      <InquirySearchNotice
        list={list}
        search={filters.search}
        onClear={() => filters.chooseFilter('all')}
      />
      <InquiryList list={list} search={filters.search} />
    </>
  );
};
