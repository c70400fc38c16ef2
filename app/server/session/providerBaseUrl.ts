/** Returns the API address of a Descope project. As in Descope's own SDK, the project id contains the region. */
export function providerBaseUrl(projectId: string): string {
  const region = projectId.slice(1, -27);
  return `https://api.${region ? `${region}.` : ''}descope.com`;
}
