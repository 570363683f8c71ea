/** What a statement does, for a name that many executions share: `select shift`, `begin`. */
export function statementName(sql: string): { name: string; operation: string; table: string | null } {
  const operation = /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? 'statement';
  const [, table = null] = /\b(?:from|into|update|table)\s+"?([a-z_]\w*)/i.exec(sql) ?? [];
  return { name: table === null ? operation : `${operation} ${table}`, operation, table };
}
