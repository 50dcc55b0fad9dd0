import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { ServiceFigure, ServiceName } from '../schema.ts';

export type Figures = Partial<Readonly<Record<ServiceFigure, number>>>;

/** How a service is looked at: asked now, or known by how its last calls went. */
export interface ServiceCheck {
  readonly name: ServiceName;
  readonly isSetUp: boolean;
  /** Where it is not set up, this server does the work itself. */
  readonly isBuiltIn: boolean;
  /** Asks it now, and throws where it does not answer. Without it the last calls say how it does. */
  readonly ask?: () => Promise<Figures>;
}

export interface OperationsDeps {
  readonly db: Kysely<DB>;
  readonly checks: readonly ServiceCheck[];
}
