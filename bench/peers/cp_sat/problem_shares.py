"""The even share of each employee: the required work poured over who has its roles, role by role, until it is level."""

from collections.abc import Callable

from problem_file import DAY, ProblemFile, common, duty_of

ROUNDS = 12
FULL_TIME_WEEK = 2400


def pour(amount: float, held: list[float], width: list[float]) -> list[float]:
    """An amount over containers of these widths and contents, so that their levels become even."""
    levels = [h / w for h, w in zip(held, width)]
    order = sorted(range(len(held)), key=lambda i: levels[i])
    wide, volume, level = 0.0, amount, 0.0
    for at, i in enumerate(order):
        wide += width[i]
        volume += held[i]
        level = volume / wide
        if at + 1 == len(order) or level <= levels[order[at + 1]]:
            break
    return [max(0.0, level * w - h) for h, w in zip(held, width)]


def spread(roles: list[list[str]], capacity: list[float], amounts: dict[str, float]) -> list[float]:
    load = [0.0] * len(roles)
    parts = []
    for role, amount in amounts.items():
        holders = [p for p, own in enumerate(roles) if role in own and capacity[p] > 0]
        parts.append((amount, holders, [0.0] * len(holders)))
    for _ in range(ROUNDS):
        for at, (amount, holders, given) in enumerate(parts):
            for p, part in zip(holders, given):
                load[p] -= part
            given = pour(amount, [load[p] for p in holders], [capacity[p] for p in holders])
            for p, part in zip(holders, given):
                load[p] += part
            parts[at] = (amount, holders, given)
    return load


class Shares:
    def __init__(self, file: ProblemFile):
        self.file = file
        weeks = (file.last - file.first + 1) / 7
        self.capacity = [
            person["normMinutes"]
            if person["normMinutes"] is not None
            else (FULL_TIME_WEEK if person["maxMinutesPerWeek"] is None else person["maxMinutesPerWeek"]) * weeks
            for person in file.people
        ]

    def of(self, debt: str, amounts: dict[str, float], capacity: list[float] | None = None) -> list[float]:
        roles = [person["roles"] for person in self.file.people]
        even = spread(roles, capacity or self.capacity, amounts)
        owed = [(person.get("debt") or {}).get(debt, 0) for person in self.file.people]
        return [max(0.0, share - o) for share, o in zip(even, owed)]

    def by_role(self, amount_of: Callable) -> dict[str, float]:
        sums: dict[str, float] = {}
        for need in self.file.needs.values():
            duty = duty_of(self.file.index[need["date"]], need)
            sums[need["role"]] = sums.get(need["role"], 0) + need["count"] * amount_of(duty)
        return sums

    def minutes(self) -> list[int]:
        shares = self.of("minutes", self.by_role(lambda duty: duty.net))
        norms = [person["normMinutes"] for person in self.file.people]
        # Halves up, as in the planner.
        return [int((share if norm is None else min(share, norm)) + 0.5) for share, norm in zip(shares, norms)]

    def counts(self, debt: str, counts: Callable) -> list[float]:
        return self.of(debt, self.by_role(lambda duty: 1 if counts(duty) else 0))

    def weekends(self) -> list[float]:
        peaks: dict[str, dict[int, list[int]]] = {}
        for need in self.file.needs.values():
            day = self.file.index[need["date"]]
            weekday = self.file.days[day]["weekday"]
            if weekday >= 6:
                counts = peaks.setdefault(need["role"], {}).setdefault(self.file.week[day], [0, 0])
                counts[weekday - 6] += need["count"]
        amounts = {role: sum(max(counts) for counts in weeks.values()) for role, weeks in peaks.items()}
        capacity = [width * self.leaning(person) for width, person in zip(self.capacity, self.file.people)]
        return self.of("weekends", amounts, capacity)

    def leaning(self, person: dict) -> float:
        """The weekends' part of someone's free time over their part of the period."""
        planned = self.file.days[self.file.first : self.file.last + 1]

        def part(minutes_of: Callable) -> float:
            weekend = sum(minutes_of(day) for day in planned if day["weekday"] >= 6)
            return weekend / max(1, sum(minutes_of(day) for day in planned))

        def free(day: dict) -> int:
            start = day["startsAt"]
            return max(0, DAY - sum(common(start, start + DAY, b["start"], b["end"]) for b in person["blocks"]))

        usual = part(lambda _: DAY)
        return part(free) / usual if usual > 0 else 1.0
