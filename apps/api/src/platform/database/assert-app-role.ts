import type pg from 'pg';

/**
 * Refuses to serve requests under a role that row-level security does not restrict (threat 4): a superuser, a role with
 * BYPASSRLS, or one that owns tables itself or through a role whose rights it inherits.
 *
 * @throws Error that says what is wrong with the role.
 */
export async function assertAppRole(connection: pg.Pool | pg.Client): Promise<void> {
  const { rows } = await connection.query<{ name: string; superuser: boolean; bypassrls: boolean; owner: boolean }>(`
    SELECT rolname AS name, rolsuper AS superuser, rolbypassrls AS bypassrls,
      EXISTS (SELECT FROM pg_class WHERE relkind IN ('r', 'p') AND pg_has_role(relowner, 'USAGE')) AS owner
    FROM pg_roles WHERE rolname = current_user`);
  const [role] = rows;
  if (!role) throw new Error('The database role of this connection does not exist.');
  const faults = [
    ...(role.superuser ? ['is a superuser'] : []),
    ...(role.bypassrls ? ['has BYPASSRLS'] : []),
    ...(role.owner ? ['owns tables'] : []),
  ];
  if (faults.length > 0) {
    throw new Error(`The database role ${role.name} ${faults.join(', ')}: row-level security would not apply to it.`);
  }
}
