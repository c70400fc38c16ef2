import { execFileSync } from 'node:child_process';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { stdio: ['ignore', 'ignore', 'inherit'] });

/** A disk of 512 MB in a file, whose power can be cut: what the system has not written to it yet is not in a copy. */
export class LoopDisk {
  readonly #image: string;
  readonly #kept: string;
  /** Where it is mounted. */
  readonly folder: string;

  private constructor(image: string) {
    this.#image = image;
    this.#kept = `${image}.kept`;
    this.folder = `${image}.mounted`;
  }

  /**
   * Creates a disk with an ext4 file system, and mounts it.
   * @throws Error if this system has no loop device, or this user may not mount.
   */
  static async create(parent: string): Promise<LoopDisk> {
    const image = join(parent, 'disk');
    run('truncate', '--size=512M', image);
    run('mkfs.ext4', '-q', image);
    const disk = new LoopDisk(image);
    await disk.#mount();
    run('chmod', '777', disk.folder);
    return disk;
  }

  async #mount(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    run('mount', '-o', 'loop', this.#image, this.folder);
  }

  /** Writes everything to the disk that was changed until now. */
  sync(): void {
    run('sync', '--file-system', this.folder);
  }

  /** Keeps what is on the disk at this instant. */
  cutPower(): void {
    run('cp', '--sparse=always', this.#image, this.#kept);
  }

  /** Mounts the disk as it was when the power was cut. The file system recovers from its journal. */
  async recover(): Promise<void> {
    run('umount', '--lazy', this.folder);
    await rename(this.#kept, this.#image);
    await this.#mount();
  }

  /** Unmounts it. Its folder is removed with the parent. */
  unmount(): void {
    run('umount', '--lazy', this.folder);
  }
}
