/** Private screens are not for search engines. Their title stands in the screen itself: only there its errors are known. */
export const noIndex = () => [{ name: 'robots', content: 'noindex, nofollow' }];
