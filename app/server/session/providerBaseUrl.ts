/** The API address of a Descope project: the project id carries its region, as in Descope's own SDK. */
export function providerBaseUrl(projectId: string): string {
  const region = projectId.slice(1, -27);
  return `https://api.${region ? `${region}.` : ''}descope.com`;
}
