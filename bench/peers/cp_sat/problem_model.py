"""A problem of docs/problem-format.md as a model of CP-SAT: a Boolean for each employee and need that they may fill."""

from functools import cached_property

from problem_file import Duty, ProblemFile, duty_of
from problem_goals import add_goals
from problem_joint import add_joint_rules
from problem_known import NotModelled, unknown_in
from problem_row_rules import add_row_rules
from problem_rows import Literal, Rows
from problem_weekly_rest import add_weekly_rest

__all__ = ["NotModelled", "ProblemModel"]


class Row:
    """What one employee can do: each duty with its literal, and whether they work on a day."""

    def __init__(self, rows: Rows, person: dict):
        file = rows.file
        self.person = person
        self.duties: list[tuple[Duty, Literal]] = []
        self.needs: list[tuple[Duty, Literal]] = []
        for shift in file.problem["fixed"]:
            if shift["employeeId"] == person["id"] and shift["date"] in file.index:
                self.duties.append((duty_of(file.index[shift["date"]], shift), 1))
        taken = {duty.day for duty, _ in self.duties}
        for key in file.needs:
            duty = file.duty(key)
            if duty.day not in taken and file.may_fill(person, duty):
                pair = (duty, rows.model.new_bool_var(""))
                self.needs.append(pair)
                self.duties.append(pair)
        self.duties.sort(key=lambda pair: (pair[0].start, pair[0].end))
        self.by_day: list[list[tuple[Duty, Literal]]] = [[] for _ in file.days]
        for duty, literal in self.duties:
            self.by_day[duty.day].append((duty, literal))
        self.works = [self.work(rows, day) for day in range(len(file.days))]
        self.first, self.last = file.first, file.last

    def work(self, rows: Rows, day: int) -> Literal:
        literals = [literal for _, literal in self.by_day[day]]
        if 1 in [literal for literal in literals if isinstance(literal, int)]:
            rows.most([(literal, 1) for literal in literals], 1, "one-shift-a-day")
            return 1
        if len(literals) <= 1:
            return literals[0] if literals else 0
        work = rows.model.new_bool_var("")
        rows.model.add_exactly_one([*literals, work.negated()])
        return work

    @cached_property
    def planned(self) -> list[tuple[Duty, Literal]]:
        return [pair for pair in self.duties if self.first <= pair[0].day <= self.last]


class ProblemModel:
    def __init__(self, problem: dict):
        unknown = unknown_in(problem)
        if unknown:
            raise NotModelled(unknown)
        file = ProblemFile(problem)
        rows = Rows(file)
        self.people = [Row(rows, person) for person in file.people]
        for row in self.people:
            add_row_rules(rows, row)
            add_weekly_rest(rows, row)
        add_joint_rules(rows, self.people)
        add_goals(rows, self.people)
        self.model = rows.model
        self.scale = rows.minimize()

    def roster(self, values) -> list[list[object]]:
        return [
            [row.person["id"], duty.day, duty.template, duty.role]
            for row in self.people
            for duty, literal in row.needs
            if values[literal.index]
        ]
