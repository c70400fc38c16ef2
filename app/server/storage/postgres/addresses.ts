/**
 * Splits the address of a database on several servers, as PostgreSQL's own programs read it, into one address for each:
 * `postgresql://one:5432,two:5432/log`, or `?host=one,two&port=5432,5433`. Returns any other text as it is.
 */
export function addressesOf(url: string): string[] {
  const parts = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)([^?]*)(.*)$/s.exec(url);
  if (!parts) return [url];
  const [, start = '', hosts = '', path = '', query = ''] = parts;
  const parameters = new URLSearchParams(query);
  const named = parameters.get('host')?.split(',') ?? [];
  if (named.length < 2) {
    return hosts.split(',').map((host) => `${start}${host}${path}${query}`);
  }
  const ports = parameters.get('port')?.split(',') ?? [];
  return named.map((host, index) => {
    const port = ports[index] ?? ports[0];
    parameters.set('host', host);
    if (port !== undefined) parameters.set('port', port);
    return `${start}${hosts}${path}?${String(parameters)}`;
  });
}
