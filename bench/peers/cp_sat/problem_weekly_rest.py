"""Weekly rest: in every 7 dates one of so many minutes, of which at least a day lies in them (DK 122(2))."""

from __future__ import annotations

from typing import TYPE_CHECKING

from problem_file import DAY
from problem_rows import Rows, no

if TYPE_CHECKING:
    from problem_model import Row

WINDOW = 7
BEGINNING = -(10**9)


class Rests:
    """Whether an employee is free from one instant to another, as Booleans that imply it."""

    def __init__(self, rows: Rows, row: Row):
        self.rows, self.row = rows, row
        self.known: dict[tuple[int, int], object] = {}

    def free(self, start: int, end: int):
        if (start, end) not in self.known:
            self.known[start, end] = self.make(start, end)
        return self.known[start, end]

    def make(self, start: int, end: int):
        worked = [self.worked_on(day, start, end) for day in range(len(self.row.by_day))]
        literals = [literal for of in worked for literal in of]
        if 1 in [literal for literal in literals if isinstance(literal, int)]:
            return 0
        if not literals:
            return 1
        rest = self.rows.model.new_bool_var("")
        for literal in literals:
            self.rows.model.add_implication(rest, no(literal))
        return rest

    def worked_on(self, day: int, start: int, end: int) -> list:
        own = self.row.by_day[day]
        inside = [literal for duty, literal in own if duty.start < end and duty.end > start]
        return [self.row.works[day]] if len(inside) == len(own) > 0 else inside


def add_weekly_rest(rows: Rows, row: Row) -> None:
    rule = rows.file.law.get("weeklyRest")
    if rule is None:
        return
    days, least = rows.file.days, rule["minMinutes"]
    rests = Rests(rows, row)
    ends = sorted({BEGINNING, *(duty.end for duty, _ in row.duties)})
    for window in range(max(0, row.first - WINDOW + 1), min(row.last, len(days) - WINDOW) + 1):
        dates = days[window : window + WINDOW]
        opens, closes = dates[0]["startsAt"], end_of(dates[-1])
        inside = DAY - sum(max(0, (day["clockChange"] or {"by": 0})["by"]) for day in dates)
        options = []
        for end in ends:
            start = max(end, opens)
            if start + inside <= closes:
                options.append(rests.free(end, max(end + least, start + inside)))
        rows.forbid([no(option) for option in options], "weekly-rest", rule["severity"])


def end_of(day: dict) -> int:
    return day["startsAt"] + DAY - (day["clockChange"] or {"by": 0})["by"]
