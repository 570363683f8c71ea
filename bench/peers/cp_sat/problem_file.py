"""A problem of docs/problem-format.md with what rules and goals ask of single shifts and days."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

DAY = 1440
NIGHT = (22 * 60, 6 * 60)
NIGHT_LEAST = 180


@dataclass(frozen=True, eq=False)
class Duty:
    """A shift as it is worked: that of a need, or a fixed one."""

    day: int
    date: str
    template: str | None
    role: str
    start: int
    end: int
    break_minutes: int

    @property
    def net(self) -> int:
        return self.end - self.start - self.break_minutes

    @property
    def key(self) -> tuple:
        return (self.date, self.template, self.role)


def duty_of(day: int, of: dict) -> Duty:
    return Duty(day, of["date"], of["template"], of["role"], of["start"], of["end"], of["breakMinutes"])


def common(start: int, end: int, other_start: int, other_end: int) -> int:
    return max(0, min(end, other_end) - max(start, other_start))


def instant_at(day: dict, minute: int) -> int:
    """When the clocks show a minute of the day."""
    plain, change = day["startsAt"] + minute, day["clockChange"]
    if change is None or plain < change["at"]:
        return plain
    return max(change["at"], plain - change["by"])


class ProblemFile:
    def __init__(self, problem: dict):
        self.problem = problem
        self.people: list[dict] = problem["people"]
        self.days: list[dict] = problem["days"]
        self.index = {day["date"]: at for at, day in enumerate(self.days)}
        inside = [at for at, day in enumerate(self.days) if problem["from"] <= day["date"] <= problem["to"]]
        self.first, self.last = inside[0], inside[-1]
        lead = self.days[0]["weekday"] - 1
        self.week = [(at + lead) // 7 for at in range(len(self.days))]
        self.needs: dict[tuple, dict] = {}
        for need in problem["needs"]:
            if need["date"] in self.index and problem["from"] <= need["date"] <= problem["to"]:
                key = (need["date"], need["template"], need["role"])
                before = self.needs.get(key)
                self.needs[key] = need if before is None else {**before, "count": before["count"] + need["count"]}
        self.law: dict = problem["law"] or {}
        self.rules: dict = problem.get("rules") or {}
        self.weights: dict = problem["weights"]

    def is_planned(self, day: int) -> bool:
        return self.first <= day <= self.last

    def weight(self, name: str, usual: float = 0) -> Fraction:
        return exact(self.weights.get(name, usual))

    def price(self, code: str) -> Fraction:
        """What a unit of a soft rule costs."""
        return exact((self.weights.get("rules") or {}).get(code, self.weights.get("law", 0)))

    def severity(self, code: str, usual: str) -> str:
        return self.rules.get("severities", {}).get(code, usual)

    def duty(self, key: tuple) -> Duty:
        return duty_of(self.index[key[0]], self.needs[key])

    def is_night(self, duty: Duty) -> bool:
        minutes = sum(
            common(duty.start, duty.end, day["startsAt"], instant_at(day, NIGHT[1]))
            + common(duty.start, duty.end, instant_at(day, NIGHT[0]), instant_at(day, DAY))
            for day in self.days[max(0, duty.day - 1) : duty.day + 2]
        )
        return minutes >= NIGHT_LEAST

    def is_on_holiday(self, duty: Duty) -> bool:
        return self.days[duty.day]["holiday"]

    def paid_minutes(self, duty: Duty) -> Fraction:
        """Each minute as many times as it is paid; a break is of plain hours first, then of nights."""
        pay = self.law.get("pay") or {}
        night, holiday = exact(pay.get("night", 1)), exact(pay.get("holiday", 1))
        minutes = {"plain": 0, "night": 0, "holiday": 0, "holiday night": 0}
        for day, after in zip(self.days[duty.day :], [*self.days[duty.day + 1 :], None]):
            if day["startsAt"] >= duty.end:
                break
            midnight = after["startsAt"] if after else duty.end
            dawn, dusk = instant_at(day, NIGHT[1]), instant_at(day, NIGHT[0])
            for is_night, start, end in ((1, day["startsAt"], dawn), (0, dawn, dusk), (1, dusk, midnight)):
                kind = ("holiday night" if is_night else "holiday") if day["holiday"] else "night" if is_night else "plain"
                minutes[kind] += common(duty.start, duty.end, start, end)
        left = duty.break_minutes
        for kind in minutes:
            taken = min(left, minutes[kind])
            minutes[kind] -= taken
            left -= taken
        times = {"plain": Fraction(1), "night": max(night, 1), "holiday": max(holiday, 1)}
        times["holiday night"] = max(night, holiday)
        return sum((minutes[kind] * times[kind] for kind in minutes), Fraction(0))

    @cached_property
    def ends(self) -> dict[tuple[str, str], tuple[int, int]]:
        """By date and role: the first start and the last end of a day."""
        ends: dict[tuple[str, str], tuple[int, int]] = {}
        for need in [*self.needs.values(), *self.problem.get("needsAround", [])]:
            if need["count"] > 0:
                key = (need["date"], need["role"])
                start, end = ends.get(key, (need["start"], need["end"]))
                ends[key] = (min(start, need["start"]), max(end, need["end"]))
        return ends

    def end_of_day(self, duty: Duty) -> str | None:
        """Whether a shift opens or closes its role's day; one that does both is neither."""
        if (duty.date, duty.role) not in self.ends:
            return None
        start, end = self.ends[duty.date, duty.role]
        opens, closes = duty.start <= start, duty.end >= end
        return None if opens == closes else "opening" if opens else "closing"

    def may_fill(self, person: dict, duty: Duty) -> bool:
        """Whether no binding rule about single shifts keeps someone from a need."""
        need, limit = self.needs[duty.key], self.law.get("shiftLength")
        is_long = limit is not None and duty.net > limit["maxMinutes"]
        return (
            (need["count"] > 0 or (need["overWeight"] is not None and not self.days[duty.day]["closed"]))
            and duty.role in person["roles"]
            and not any(common(duty.start, duty.end, block["start"], block["end"]) for block in person["blocks"])
            and not (is_long and self.severity("shift-length", limit["severity"]) not in ("soft", "off"))
        )

    def is_away(self, person: dict, day: int) -> bool:
        start = self.days[day]["startsAt"]
        end = start + DAY - (self.days[day]["clockChange"] or {"by": 0})["by"]
        return any(block["start"] <= start and block["end"] >= end for block in person["blocks"])


def exact(number: float) -> Fraction:
    return Fraction(number).limit_denominator(1_000_000)
