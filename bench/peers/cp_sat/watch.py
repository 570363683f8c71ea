"""Follows a run of CP-SAT and prints, at each of some moments, its best roster so far and its bound."""

import json
import threading
import time
from collections.abc import Callable

from ortools.sat.python import cp_model


class Watch(cp_model.CpSolverSolutionCallback):
    def __init__(self, moments: list[float], roster_of: Callable, scale: int):
        super().__init__()
        self.roster_of = roster_of
        self.scale = scale
        self.values = None
        self.penalty: float | None = None
        self.bound: float | None = None
        self.started = self.cpu = 0.0
        self.timers = [threading.Timer(moment, self.report, [moment]) for moment in moments]

    def start(self) -> None:
        self.started, self.cpu = time.perf_counter(), time.process_time()
        for timer in self.timers:
            timer.daemon = True
            timer.start()

    def on_solution_callback(self) -> None:
        self.values = list(self.response_proto.solution)
        self.penalty = self.objective_value / self.scale

    def on_bound(self, bound: float) -> None:
        self.bound = bound

    def report(self, moment: float) -> None:
        """One line: the moment, the bound of the penalty, and the roster or null."""
        roster = None if self.values is None else self.roster_of(self.values)
        bound = None if self.bound is None else self.bound / self.scale
        print(json.dumps({"at": moment, "bound": bound, "roster": roster}), flush=True)

    def end(self, proved: bool, bound: float) -> None:
        """The moments that are still to come, and the end itself."""
        took, cpu = time.perf_counter() - self.started, time.process_time() - self.cpu
        for timer in self.timers:
            timer.cancel()
        roster = None if self.values is None else self.roster_of(self.values)
        result = {"seconds": took, "cpu": cpu, "proved": proved, "penalty": self.penalty, "bound": bound / self.scale}
        print(json.dumps({**result, "roster": roster}), flush=True)
