import { execFileSync } from 'node:child_process';

function idsOf(name: string): { uid: number; gid: number } {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8' })),
  );
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name}.`);
  return { uid, gid };
}

/** PostgreSQL refuses to run as root, so it runs as nobody then; undefined for any other user. */
export const serverUser = process.getuid?.() === 0 ? idsOf('nobody') : undefined;
