/** Of the message on top of a page, for a form far below it to lead to. */
export const noticeId = 'message';
