import pg from 'pg';

/** A pool whose process outlives its connections: the pool replaces those that die. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // Without a listener the process would die with an idle connection.
  pool.on('error', () => undefined);
  // The same for a connection in use: the running statement fails by itself, the event has nothing to add.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
