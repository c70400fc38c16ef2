/** The food log, as renderTemplates.tsx rendered it when the app was built. */
declare module 'virtual:log-template' {
  export const logTemplate: import('./renderTemplates.tsx').Template;
}
