import {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  JoinNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  TableNode,
  ValueNode,
  WhereNode,
  type DeleteQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely';
import { tenantTables } from './tables.ts';

/**
 * Restricts every statement of the query builder to one project: each table of projects in it gets the condition
 * `project_id = ...`, in joins and subqueries too. A new row gets the project from the column's default. SQL text is
 * restricted by row-level security alone, the second layer under all of them.
 */
export function projectScope(projectId: string): KyselyPlugin {
  const transformer = new ProjectScope(projectId);
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId) as RootOperationNode,
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

class ProjectScope extends OperationNodeTransformer {
  readonly #projectId: string;
  constructor(projectId: string) {
    super();
    this.#projectId = projectId;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    return this.#restricted(super.transformSelectQuery(node, queryId), node.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const tables = [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])];
    return this.#restricted(super.transformUpdateQuery(node, queryId), tables);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    return this.#restricted(super.transformDeleteQuery(node, queryId), [
      ...node.from.froms,
      ...(node.using?.tables ?? []),
    ]);
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const joined = super.transformJoin(node, queryId);
    const condition = this.#conditionOn(node.table);
    if (!condition) return joined;
    // Without a condition of its own, which only a cross join has not, the project is the condition.
    const join = joined.joinType === 'CrossJoin' ? { ...joined, joinType: 'InnerJoin' as const } : joined;
    return JoinNode.cloneWithOn(join, condition);
  }

  #restricted<Q extends { readonly where?: WhereNode }>(query: Q, tables: readonly OperationNode[]): Q {
    let { where } = query;
    for (const table of tables) {
      const condition = this.#conditionOn(table);
      if (condition)
        where = where ? WhereNode.cloneWithOperation(where, 'And', condition) : WhereNode.create(condition);
    }
    return where ? { ...query, where } : query;
  }

  #conditionOn(table: OperationNode): BinaryOperationNode | null {
    const source = AliasNode.is(table) ? table.node : table;
    if (!TableNode.is(source) || !tenantTables.has(source.table.identifier.name)) return null;
    const name =
      AliasNode.is(table) && IdentifierNode.is(table.alias) ? table.alias.name : source.table.identifier.name;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create('project_id'), TableNode.create(name)),
      OperatorNode.create('='),
      ValueNode.create(this.#projectId),
    );
  }
}
