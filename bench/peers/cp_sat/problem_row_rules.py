"""The rules about one employee's shifts, days and hours."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import TYPE_CHECKING

from problem_file import Duty
from problem_rows import Rows, Terms, no

if TYPE_CHECKING:
    from problem_model import Row

WINDOW = 7
HOUR = 60
USUAL_OVERTIME = {"usualMinutes": 8 * 60, "extendedMinutes": 12 * 60}


def add_row_rules(rows: Rows, row: Row) -> None:
    add_shift_rules(rows, row)
    add_pair_rules(rows, row)
    add_runs(rows, row)
    add_days_off(rows, row)
    add_windows(rows, row)
    add_period(rows, row)


def add_shift_rules(rows: Rows, row: Row) -> None:
    law = rows.file.law
    meal, length = law.get("mealBreak"), law.get("shiftLength")
    for duty, literal in row.planned:
        if meal and duty.net > meal["overMinutes"] and duty.break_minutes < meal["minMinutes"]:
            rows.forbid([literal], "meal-break", meal["severity"])
        if length and duty.net > length["maxMinutes"]:
            rows.forbid([literal], "shift-length", length["severity"])


def pair_breaches(rows: Rows, first: Duty, after: Duty) -> list[tuple[str, str, int]]:
    """Code, usual severity and amount of what two shifts after one another break."""
    file, law = rows.file, rows.file.law
    found = []
    rest = after.start - first.end
    if rest < 0:
        found.append(("overlap", "hard", 1))
    daily = law.get("dailyRest")
    if daily and 0 <= rest < daily["minMinutes"]:
        found.append(("daily-rest", daily["severity"], ceil((daily["minMinutes"] - rest) / HOUR)))
    long = law.get("longShiftRest")
    if long and first.net > long["overMinutes"] and 0 <= rest < long["minMinutes"]:
        found.append(("long-shift-rest", long["severity"], ceil((long["minMinutes"] - rest) / HOUR)))
    if after.day == first.day + 1:
        ends = (file.end_of_day(first), file.end_of_day(after))
        if file.rules.get("closingBeforeOpening") and ends == ("closing", "opening"):
            found.append(("closing-before-opening", "hard", 1))
        sequences = file.problem["forbiddenSequences"]
        if any((of["first"], of["next"]) == (first.template, after.template) for of in sequences):
            found.append(("forbidden-sequence", "hard", 1))
    return found


def add_pair_rules(rows: Rows, row: Row) -> None:
    file = rows.file
    for first, literal in row.duties:
        for day in range(first.day + 1, min(first.day + 3, len(file.days))):
            # No more than one shift of a day is worked, so those with the same breaches share a row.
            alike: dict[tuple, list] = {}
            for after, other in row.by_day[day]:
                if file.is_planned(first.day) or file.is_planned(after.day):
                    for breach in pair_breaches(rows, first, after):
                        alike.setdefault(breach, []).append(other)
            for (code, usual, amount), others in alike.items():
                rows.exclude(literal, others, code, usual, amount)


def add_runs(rows: Rows, row: Row) -> None:
    limits, works = row.person["limits"], row.works
    days, first, last = len(works), row.first, row.last
    most = limits.get("maxConsecutiveDays", days)
    for start in range(0, min(last, days - 1 - most) + 1):
        if start + most >= first:
            rows.forbid(works[start : start + most + 1], "max-consecutive-days")
    least = limits.get("minConsecutiveDays", 1)
    for length in range(1, least):
        # A run that touches the first known day or the last planned one may go on outside.
        for start in range(max(1, first - length + 1), last - length + 1):
            inside = works[start : start + length]
            around = [no(works[start - 1]), no(works[start + length])]
            rows.forbid([*inside, *around], "min-consecutive-days", amount=least - length)


def add_days_off(rows: Rows, row: Row) -> None:
    limits, works = row.person["limits"], row.works
    days, first, last = len(works), row.first, row.last
    least = limits.get("minConsecutiveDaysOff", 1)
    for length in range(1, least):
        for start in range(max(1, first - length + 1), min(last, days - 1 - length) + 1):
            inside = [no(work) for work in works[start : start + length]]
            around = [works[start - 1], works[start + length]]
            rows.forbid([*inside, *around], "min-consecutive-days-off", amount=least - length)
    most = limits.get("maxConsecutiveDaysOff", days)
    for start in range(first, last - most + 1):
        window = range(start, start + most + 1)
        if not any(rows.file.is_away(row.person, day) for day in window):
            rows.forbid([no(works[day]) for day in window], "max-consecutive-days-off", "soft")


def minutes_in(row: Row, first: int, last: int) -> Terms:
    return [(literal, duty.net) for duty, literal in row.duties if first <= duty.day <= last]


def template_in(row: Row, template: str, first: int, last: int) -> Terms:
    own = [pair for pair in row.duties if pair[0].template == template]
    return [(literal, 1) for duty, literal in own if first <= duty.day <= last]


def lower_limits(rows: Rows, span: str, own: dict[str, int]) -> dict[str, int]:
    limits = dict(own)
    for of in rows.file.rules.get("maxOfTemplate", []):
        if span in of:
            limits[of["template"]] = min(of[span], limits.get(of["template"], of[span]))
    return limits


def add_windows(rows: Rows, row: Row) -> None:
    """Limits of any 7 dates, and of the weeks from Monday to Sunday."""
    file, law, person = rows.file, rows.file.law, row.person
    for start in range(max(0, row.first - WINDOW + 1), row.last + 1):
        end = start + WINDOW - 1
        for name, code in (("sevenDayHours", "seven-day-hours"), ("summaryHours", "summary-hours")):
            if rule := law.get(name):
                rows.most(minutes_in(row, start, end), rule["maxMinutes"], code, rule["severity"], HOUR)
        if rule := law.get("workDays"):
            works = [(work, 1) for work in row.works[start : end + 1]]
            rows.most(works, rule["maxDays"], "work-days", rule["severity"])
    for week in range(file.week[row.first], file.week[row.last] + 1):
        known = [day for day, of in enumerate(file.week) if of == week]
        start, end = known[0], known[-1]
        if person["maxMinutesPerWeek"] is not None:
            rows.most(minutes_in(row, start, end), person["maxMinutesPerWeek"], "weekly-hours", step=HOUR)
        if (most := person["limits"].get("maxShiftsPerWeek")) is not None:
            shifts = [(literal, 1) for day in known for _, literal in row.by_day[day]]
            rows.most(shifts, most, "max-weekly-shifts")
        own = person["limits"].get("maxShiftsByTemplatePerWeek", {})
        for template, limit in lower_limits(rows, "perWeek", own).items():
            rows.most(template_in(row, template, start, end), limit, "max-weekly-template-shifts")


def norm_with_overtime(rows: Rows, person: dict) -> int | None:
    norm, agreed = person["normMinutes"], (person.get("consents") or {}).get("overtime")
    if norm is None:
        return None
    minutes = rows.file.law.get("weeklyOvertime", USUAL_OVERTIME)
    per_week = minutes[f"{agreed}Minutes"] if agreed else 0
    days = rows.file.last - rows.file.first + 1
    return norm + floor(Fraction(per_week * days, WINDOW))


def add_period(rows: Rows, row: Row) -> None:
    file, person, limits = rows.file, row.person, row.person["limits"]
    minutes = minutes_in(row, row.first, row.last)
    shifts = [(literal, 1) for _, literal in row.planned]
    weekends: dict[int, list] = {}
    for day in range(row.first, row.last + 1):
        if file.days[day]["weekday"] >= 6:
            weekends.setdefault(file.week[day], []).append(row.works[day])
    row.weekends = [(rows.any_of(works), 1) for works in weekends.values()]
    if "maxWeekends" in limits:
        rows.most(row.weekends, limits["maxWeekends"], "max-weekends")
    if "maxShifts" in limits:
        rows.most(shifts, limits["maxShifts"], "max-shifts")
    if "maxMinutes" in limits:
        rows.most(minutes, limits["maxMinutes"], "max-minutes", step=HOUR)
    if "minShifts" in limits:
        rows.least(shifts, limits["minShifts"], "least-shifts", "soft")
    if "minMinutes" in limits:
        rows.least(minutes, limits["minMinutes"], "min-minutes", "soft", HOUR)
    for template, limit in lower_limits(rows, "perPeriod", limits.get("maxShiftsByTemplate", {})).items():
        rows.most(template_in(row, template, row.first, row.last), limit, "max-template-shifts")
    days = row.last - row.first + 1
    average = file.law.get("averageHours")
    if average and days >= 28:
        most = average["maxMinutes"] * days // WINDOW
        rows.most(minutes, most, "average-hours", average["severity"], HOUR)
    if (norm := norm_with_overtime(rows, person)) is not None:
        severity = file.law.get("normHours", {"severity": "consent"})["severity"]
        rows.most(minutes, norm, "norm-hours", severity, HOUR)
