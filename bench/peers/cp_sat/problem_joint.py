"""The rules that join employees: who works together or apart, and places kept for the experienced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from problem_file import common
from problem_rows import Rows

if TYPE_CHECKING:
    from problem_model import Row


def add_joint_rules(rows: Rows, people: list[Row]) -> None:
    by_id = {row.person["id"]: row for row in people}
    for pair in rows.file.rules.get("pairs", []):
        first, second = by_id.get(pair["first"]), by_id.get(pair["second"])
        if first and second and first is not second:
            (add_apart if pair["kind"] == "apart" else add_together)(rows, first, second)
    for rule in rows.file.rules.get("seniors", []):
        add_seniors(rows, people, rule)


def add_apart(rows: Rows, first: Row, second: Row) -> None:
    for duty, literal in first.duties:
        for other, theirs in second.duties:
            planned = rows.file.is_planned(duty.day) or rows.file.is_planned(other.day)
            if planned and common(duty.start, duty.end, other.start, other.end):
                rows.forbid([literal, theirs], "pair-apart")


def add_together(rows: Rows, first: Row, second: Row) -> None:
    """Where both can work a template on a date, both do or neither."""
    shared: dict[tuple[int, str], set[str]] = {}
    for key, need in rows.file.needs.items():
        if need["count"] > 0:
            duty = rows.file.duty(key)
            able = shared.setdefault((duty.day, key[1]), set())
            able.update(row.person["id"] for row in (first, second) if rows.file.may_fill(row.person, duty))
    for (day, template), able in shared.items():
        if len(able) == 2:
            mine, theirs = ([x for duty, x in row.by_day[day] if duty.template == template] for row in (first, second))
            rows.most([*((x, 1) for x in mine), *((x, -1) for x in theirs)], 0, "pair-together")
            rows.most([*((x, 1) for x in theirs), *((x, -1) for x in mine)], 0, "pair-together")


def add_seniors(rows: Rows, people: list[Row], rule: dict) -> None:
    """Of the places of a template and role on a date some are kept for the experienced, and stay open without them."""
    by_date: dict[str, list[tuple]] = {}
    for key, need in rows.file.needs.items():
        if need["count"] > 0 and key[1] == rule["template"] and rule["role"] in (None, key[2]):
            by_date.setdefault(key[0], []).append(key)
    for keys in by_date.values():
        places = sum(rows.file.needs[key]["count"] for key in keys)
        juniors = [row for row in people if not row.person.get("senior")]
        day = rows.file.index[keys[0][0]]
        working = [(x, 1) for row in juniors for duty, x in row.by_day[day] if duty.key in keys]
        rows.most(working, max(0, places - rule["least"]), "senior-present")
