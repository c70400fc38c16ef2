/** Selects the pages in other languages, whose words need more room than the English ones. */
export const inOtherLanguages = 'html:not(:lang(en))';
