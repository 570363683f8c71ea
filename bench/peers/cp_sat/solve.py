"""solve.py FILE SECONDS SEED WORKERS MOMENTS: plans a file of the benchmark (.txt) or a problem (.json) with CP-SAT.

Prints a line of JSON for each moment that comes before the end, and one for the end; or one with what the model of a
problem doesn't know. The time to build the model is not counted.
"""

import json
import sys
from pathlib import Path

from ortools.sat.python import cp_model

from benchmark_file import read_instance
from benchmark_model import BenchmarkModel
from problem_model import NotModelled, ProblemModel
from watch import Watch


def model_of(path: Path):
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        return ProblemModel(json.loads(text))
    return BenchmarkModel(read_instance(text))


def solver_with(seconds: float, seed: int, workers: int) -> cp_model.CpSolver:
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.random_seed = seed
    solver.parameters.num_workers = workers
    # Of those tried on two workers the pair that proves and plans best: the usual one proves less, ten times slower.
    solver.parameters.subsolvers.extend(["max_lp", "reduced_costs"])
    return solver


def warm_up(seed: int, workers: int) -> None:
    model = cp_model.CpModel()
    numbers = [model.new_int_var(0, 9, "") for _ in range(9)]
    model.add(sum((i + 2) * number for i, number in enumerate(numbers)) >= 100)
    model.minimize(sum(numbers))
    solver_with(1, seed, workers).solve(model)


def solve(path: Path, seconds: float, seed: int, workers: int, moments: list[float]) -> None:
    built = model_of(path)
    warm_up(seed, workers)
    solver = solver_with(seconds, seed, workers)
    watch = Watch([moment for moment in moments if moment < seconds], built.roster, getattr(built, "scale", 1))
    solver.best_bound_callback = watch.on_bound
    watch.start()
    status = solver.solve(built.model, watch)
    if status == cp_model.INFEASIBLE:
        raise NotModelled(["no roster keeps all rules beside the fixed shifts"])
    if status == cp_model.MODEL_INVALID:
        raise ValueError(built.model.validate())
    watch.end(status == cp_model.OPTIMAL, solver.best_objective_bound)


if __name__ == "__main__":
    file, limit, seed, workers, moments = sys.argv[1:]
    try:
        solve(Path(file), float(limit), int(seed), int(workers), [float(at) for at in moments.split(",") if at])
    except NotModelled as unknown:
        print(json.dumps({"notModelled": unknown.names}))
