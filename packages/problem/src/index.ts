/** The engine's problem as JSON, and the figures of its solution: for the command line and for programs. */
export { lawFaults } from './check-law.ts';
export { checkProblem, ProblemFault } from './check-problem.ts';
export { withoutVainWishes } from './check-references.ts';
export { figuresOf, type Figures } from './figures-of.ts';
export { problemJsonSchema } from './problem-json-schema.ts';
