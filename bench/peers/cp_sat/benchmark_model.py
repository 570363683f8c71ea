"""The whole public benchmark as a model of CP-SAT: a Boolean for each employee, day and shift."""

from ortools.sat.python import cp_model

from benchmark_file import Employee, Instance

WEEK = 7


class BenchmarkModel:
    def __init__(self, instance: Instance):
        self.instance = instance
        self.model = cp_model.CpModel()
        self.penalty: list[tuple[cp_model.IntVar, int]] = []
        self.constant = 0
        self.x: dict[tuple[str, int, str], cp_model.IntVar] = {}
        for employee in instance.employees.values():
            self.add_employee(employee)
        self.add_requests()
        self.add_cover()
        terms = sum(weight * variable for variable, weight in self.penalty)
        self.model.minimize(terms + self.constant)

    def add_employee(self, employee: Employee) -> None:
        instance, model = self.instance, self.model
        works = []
        for day in range(instance.days):
            own = []
            for shift in instance.minutes:
                if day in employee.days_off or employee.most_of.get(shift, 1) == 0:
                    continue
                x = model.new_bool_var("")
                self.x[employee.id, day, shift] = x
                own.append(x)
            work = model.new_bool_var("")
            model.add_exactly_one([*own, work.negated()])
            works.append(work)
        self.add_sequences(employee)
        self.add_sums(employee)
        add_runs(model, works, employee.most_in_row, employee.least_in_row, employee.least_off)
        weekends = []
        for saturday in range(WEEK - 2, instance.days, WEEK):
            weekend = model.new_bool_var("")
            for work in works[saturday : saturday + 2]:
                model.add_implication(work, weekend)
            weekends.append(weekend)
        model.add(sum(weekends) <= employee.most_weekends)

    def add_sequences(self, employee: Employee) -> None:
        for day in range(self.instance.days - 1):
            for shift, after in self.instance.cannot_follow.items():
                first = self.x.get((employee.id, day, shift))
                nexts = [self.x[key] for s in after if (key := (employee.id, day + 1, s)) in self.x]
                if first is not None and nexts:
                    self.model.add_at_most_one([first, *nexts])

    def add_sums(self, employee: Employee) -> None:
        own = [(key[2], x) for key, x in self.own(employee)]
        minutes = sum(self.instance.minutes[shift] * x for shift, x in own)
        self.model.add_linear_constraint(minutes, employee.least_minutes, employee.most_minutes)
        for shift, most in employee.most_of.items():
            if 0 < most < self.instance.days:
                self.model.add(sum(x for of, x in own if of == shift) <= most)

    def own(self, employee: Employee):
        for day in range(self.instance.days):
            for shift in self.instance.minutes:
                if (x := self.x.get((employee.id, day, shift))) is not None:
                    yield (employee.id, day, shift), x

    def add_requests(self) -> None:
        for key, weight in self.instance.on.items():
            self.constant += weight
            if key in self.x:
                self.penalty.append((self.x[key], -weight))
        for key, weight in self.instance.off.items():
            if key in self.x:
                self.penalty.append((self.x[key], weight))

    def add_cover(self) -> None:
        people = self.instance.employees
        for day, shift, required, below, above in self.instance.cover:
            working = [self.x[key] for id in people if (key := (id, day, shift)) in self.x]
            under = self.model.new_int_var(0, required, "")
            over = self.model.new_int_var(0, len(people), "")
            self.model.add(sum(working) + under - over == required)
            self.penalty += [(under, below), (over, above)]

    def roster(self, values) -> list[list[object]]:
        return [[id, day, shift, None] for (id, day, shift), x in self.x.items() if values[x.index]]


def add_runs(model: cp_model.CpModel, works: list, most: int, least: int, least_off: int) -> None:
    """Runs that touch an edge may go on outside, so only those inside can be too short."""
    days = len(works)
    for day in range(days - most):
        model.add(sum(works[day : day + most + 1]) <= most)
    for length in range(1, max(least, least_off)):
        for day in range(1, days - length):
            inside = works[day : day + length]
            around = [works[day - 1], works[day + length]]
            if length < least:
                model.add_bool_or([*around, *(work.negated() for work in inside)])
            if length < least_off:
                model.add_bool_or([*(work.negated() for work in around), *inside])
