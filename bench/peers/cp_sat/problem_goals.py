"""The goals: cover, wishes, least shifts, fairness and cost."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING

from problem_file import exact
from problem_row_rules import minutes_in
from problem_rows import Rows
from problem_shares import Shares

if TYPE_CHECKING:
    from problem_model import Row

# Within half a shift of an even share hours count as even.
EVEN = 240


def add_goals(rows: Rows, people: list[Row]) -> None:
    add_cover(rows, people)
    for row in people:
        add_wishes(rows, row)
        add_least_shifts(rows, row)
        add_cost(rows, row)
    add_fairness(rows, people)


def add_cover(rows: Rows, people: list[Row]) -> None:
    coverage = rows.file.weight("coverage")
    working: dict[tuple, list] = {}
    for row in people:
        for duty, literal in row.planned:
            working.setdefault(duty.key, []).append((literal, 1))
    for key, need in rows.file.needs.items():
        terms, count = working.get(key, []), need["count"]
        net = rows.file.duty(key).net
        under = coverage * net / 60 if need["underWeight"] is None else exact(need["underWeight"])
        rows.pay_below(terms, count, under)
        if need["overWeight"] is not None:
            rows.pay_above(terms, count, exact(need["overWeight"]))
        else:
            fixed = sum(literal for literal, _ in terms if isinstance(literal, int))
            rows.most(terms, max(count, fixed), "cover")


def add_wishes(rows: Rows, row: Row) -> None:
    weight = rows.file.weight("wishes", 1)
    for wish in row.person["wishes"]:
        price = exact(wish["weight"]) * weight
        if rows.file.problem["from"] <= wish["date"] <= rows.file.problem["to"]:
            if wish["kind"] == "on":
                rows.constant += price
            for duty, literal in row.planned:
                if (duty.date, duty.template) == (wish["date"], wish["template"]):
                    rows.cost(literal, -price if wish["kind"] == "on" else price)


def add_least_shifts(rows: Rows, row: Row) -> None:
    """Of whole weeks of the period, less the days of absence."""
    file = rows.file
    for week in sorted(set(file.week)):
        days = [day for day in range(row.first, row.last + 1) if file.week[day] == week]
        if len(days) == 7:
            away = sum(file.is_away(row.person, day) for day in days)
            least = min(row.person["minShiftsPerWeek"], 7 - away)
            rows.pay_below([(row.works[day], 1) for day in days], least, file.weight("minShifts"))


def add_cost(rows: Rows, row: Row) -> None:
    file, person = rows.file, row.person
    weight, rate = file.weight("cost"), person["hourlyRateCents"]
    if not weight or rate is None:
        return
    per_minute = exact(rate) / 6000 * weight
    for duty, literal in row.planned:
        rows.cost(literal, file.paid_minutes(duty) * per_minute)
    consents = any((other.get("consents") or {}).get("overtime") for other in file.people)
    if file.law.get("pay") and consents and person["normMinutes"] is not None:
        premium = exact(file.law["pay"]["overtime"]) - 1
        rows.pay_above(minutes_in(row, row.first, row.last), person["normMinutes"], premium * per_minute)


def add_fairness(rows: Rows, people: list[Row]) -> None:
    file, shares = rows.file, Shares(rows.file)
    if hours := file.weight("fairHours"):
        for row, share in zip(people, shares.minutes()):
            minutes = minutes_in(row, row.first, row.last)
            rows.pay_above(minutes, share + EVEN, hours / 60)
            rows.pay_below(minutes, share - EVEN, hours / 60)
    if weekends := file.weight("fairWeekends"):
        for row, share in zip(people, shares.weekends()):
            rows.pay_above(row.weekends, whole(share), weekends)
    add_fair_counts(rows, people, shares, "nights", file.weight("fairNights"), file.is_night)
    closes = lambda duty: file.end_of_day(duty) == "closing"  # noqa: E731
    add_fair_counts(rows, people, shares, "closings", file.weight("fairClosings"), closes)
    add_fair_counts(rows, people, shares, "holidays", file.weight("fairHolidays"), file.is_on_holiday)


def add_fair_counts(rows: Rows, people: list[Row], shares: Shares, of: str, price: Fraction, counts: Callable) -> None:
    if price:
        for row, share in zip(people, shares.counts(of, counts)):
            terms = [(literal, 1) for duty, literal in row.planned if counts(duty)]
            rows.pay_above(terms, whole(share), price)


def whole(share: float) -> int:
    return ceil(share - 1e-6)
