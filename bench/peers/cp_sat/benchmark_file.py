"""Reads a file of the Shift Scheduling Benchmark (Curtois and Qu 2014), whose format is on its page."""

from dataclasses import dataclass, field


@dataclass
class Employee:
    id: str
    most_of: dict[str, int]
    most_minutes: int
    least_minutes: int
    most_in_row: int
    least_in_row: int
    least_off: int
    most_weekends: int
    days_off: set[int] = field(default_factory=set)


@dataclass
class Instance:
    days: int
    minutes: dict[str, int]
    cannot_follow: dict[str, list[str]]
    employees: dict[str, Employee]
    # (employee, day, shift) to weight
    on: dict[tuple[str, int, str], int]
    off: dict[tuple[str, int, str], int]
    # (day, shift, required, weight below, weight above)
    cover: list[tuple[int, str, int, int, int]]


def sections_of(text: str) -> dict[str, list[list[str]]]:
    sections: dict[str, list[list[str]]] = {}
    name = ""
    for line in (raw.strip() for raw in text.splitlines()):
        if line.startswith("SECTION_"):
            name = line.removeprefix("SECTION_")
            sections[name] = []
        elif line and not line.startswith("#"):
            sections[name].append([part.strip() for part in line.split(",")])
    return sections


def employee_of(fields: list[str]) -> Employee:
    most_of = (part.split("=") for part in fields[1].split("|") if part)
    numbers = [int(number) for number in fields[2:8]]
    return Employee(fields[0], {shift: int(most) for shift, most in most_of}, *numbers)


def requests_of(lines: list[list[str]]) -> dict[tuple[str, int, str], int]:
    weights: dict[tuple[str, int, str], int] = {}
    for employee, day, shift, weight in lines:
        key = (employee, int(day), shift)
        weights[key] = weights.get(key, 0) + int(weight)
    return weights


def read_instance(text: str) -> Instance:
    sections = sections_of(text)
    employees = {fields[0]: employee_of(fields) for fields in sections["STAFF"]}
    for employee, *days in sections["DAYS_OFF"]:
        employees[employee].days_off.update(int(day) for day in days)
    shifts = sections["SHIFTS"]
    return Instance(
        days=int(sections["HORIZON"][0][0]),
        minutes={fields[0]: int(fields[1]) for fields in shifts},
        cannot_follow={f[0]: [s for s in (f[2] if len(f) > 2 else "").split("|") if s] for f in shifts},
        employees=employees,
        on=requests_of(sections["SHIFT_ON_REQUESTS"]),
        off=requests_of(sections["SHIFT_OFF_REQUESTS"]),
        cover=[(int(d), s, int(r), int(u), int(o)) for d, s, r, u, o in sections["COVER"]],
    )
