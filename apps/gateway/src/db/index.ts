export { assertReachable } from './assertReachable.ts';
export { appNow, isSandbox, markSandbox, shiftClock, skipTime } from './clock.ts';
export { createDb, type DbOptions, TransactionAborted } from './createDb.ts';
export { type Db, RowCountError, type TxOptions, type TxRetry } from './Db.ts';
export { EmbeddedServerError } from './embedded/EmbeddedServerError.ts';
export {
  type EmbeddedOptions,
  type EmbeddedServer,
  type EmbeddedStep,
  startEmbedded,
} from './embedded/startEmbedded.ts';
export type { ServerEvent } from './embedded/superviseServer.ts';
export { migrate, type MigrateOptions } from './migrate.ts';
export { fromNow } from './moments.ts';
export { findMigrations, MigrationError, readSchemaFiles } from './schemaFiles.ts';
export { type RecordType, recordType } from './recordType.ts';
export { DatabaseUnavailable, isBusy } from './retry.ts';
export { joinSql, Sql, sql, type SqlParam } from './sql.ts';
export { type Column, type RowOf, type RowShape, type Statement, statement, type TypedSql } from './statement.ts';
export { together } from './together.ts';
