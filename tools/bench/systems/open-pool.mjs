/** Connections of the bench itself. The server may end one that is being given up, which is no news. @param {string} databaseUrl */
export async function openPool(databaseUrl) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
