/** The food log, as renderLogTemplate.tsx rendered it when the app was built. */
declare module 'virtual:log-template' {
  export const logTemplate: import('./renderLogTemplate.tsx').LogTemplate;
}
