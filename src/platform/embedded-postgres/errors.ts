/** The embedded database could not be prepared, started or reached; the message is for the operator. */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

/** Another live JengaSoko process owns the data directory. */
export class DataDirectoryInUse extends EmbeddedPostgresError {
  override readonly name = 'DataDirectoryInUse';
  readonly dataDir: string;
  /** The owner's process id, or null when it could not be learnt. */
  readonly ownerPid: number | null;

  constructor(dataDir: string, ownerPid: number | null) {
    const owner = ownerPid === null ? '' : ` by process ${ownerPid}`;
    super(
      `JengaSoko is already running on this data: ${dataDir} is in use${owner}. ` +
        'Stop that process first, or set DATA_DIR to another folder.',
    );
    this.dataDir = dataDir;
    this.ownerPid = ownerPid;
  }
}

/** Whether an unknown error is a system error with one of these codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}
