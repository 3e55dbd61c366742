export { appNow, isSandbox, markSandbox, shiftClock } from './clock.ts';
export { createDb, type DbOptions, ping, TransactionAborted } from './createDb.ts';
export { type Db, RowCountError, type TxOptions, type TxRetry } from './Db.ts';
export { EmbeddedServerError } from './embedded/EmbeddedServerError.ts';
export { type EmbeddedOptions, type EmbeddedServer, type EmbeddedStep, startEmbedded } from './embedded/startEmbedded.ts';
export { findMigrations, migrate, type MigrateOptions, MigrationError } from './migrate.ts';
export { joinSql, Sql, sql, type SqlParam } from './sql.ts';
export { type Column, type RowOf, type RowShape, type Statement, statement, type TypedSql } from './statement.ts';
