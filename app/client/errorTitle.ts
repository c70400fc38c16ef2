/** The title of the page while the plain error screen stands in for it (spec §2). */
export const errorTitle = 'An Error Ocurred · Foodlog';
