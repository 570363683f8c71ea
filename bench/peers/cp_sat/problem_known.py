"""What the model of a problem knows: anything else in the problem is named, never left out in silence."""

PROBLEM = {
    "from", "to", "days", "people", "needs", "needsAround", "fixed", "forbiddenSequences", "law", "rules", "weights",
}  # fmt: skip
PERSON = {
    "id", "name", "roles", "maxMinutesPerWeek", "minShiftsPerWeek", "normMinutes", "birthDate", "hourlyRateCents",
    "blocks", "limits", "wishes", "senior", "consents", "debt",
}  # fmt: skip
LIMITS = {
    "maxShiftsByTemplate", "maxShiftsByTemplatePerWeek", "minMinutes", "maxMinutes", "minShifts", "maxShifts",
    "maxShiftsPerWeek", "maxConsecutiveDays", "minConsecutiveDays", "maxConsecutiveDaysOff", "minConsecutiveDaysOff",
    "maxWeekends",
}  # fmt: skip
NEED = {
    "date", "template", "role", "start", "end", "breakMinutes", "count", "underWeight", "overWeight",
}  # fmt: skip
FIXED = {"id", "date", "template", "role", "start", "end", "breakMinutes", "employeeId", "locked"}
RULES = {"closingBeforeOpening", "maxOfTemplate", "pairs", "seniors", "severities"}
WEIGHTS = {
    "coverage", "minShifts", "fairHours", "fairWeekends", "fairNights", "fairClosings", "fairHolidays", "law", "cost",
    "wishes", "stability", "rules", "splitDays", "budget",
}  # fmt: skip
# Those after the first line ask nothing of a roster, or nothing of adults under summary recording.
LAW = {
    "oneShiftADay", "shiftLength", "sevenDayHours", "summaryHours", "workDays", "dailyRest", "weeklyRest",
    "longShiftRest", "mealBreak", "normHours", "weeklyOvertime", "averageHours", "pay",
    "id", "accountingPeriod", "norm", "publishNotice", "changeNotice", "overtimeLeave", "workingTimeSheet", "minors",
    "minorBreak", "minorOvertime", "minorAlcohol", "holidayConsent", "restDayConsent", "protectedConsent",
}  # fmt: skip
SEVERITIES = {
    "shift-length", "meal-break", "daily-rest", "long-shift-rest", "closing-before-opening", "forbidden-sequence",
    "work-days", "weekly-rest", "weekly-hours", "summary-hours", "seven-day-hours", "max-weekly-shifts",
    "max-weekly-template-shifts", "max-template-shifts", "max-consecutive-days", "min-consecutive-days",
    "min-consecutive-days-off", "max-consecutive-days-off", "max-weekends", "max-shifts", "max-minutes",
    "average-hours", "norm-hours", "min-minutes", "least-shifts", "pair-apart", "pair-together", "senior-present",
}  # fmt: skip


class NotModelled(Exception):
    def __init__(self, names: list[str]):
        super().__init__(", ".join(names))
        self.names = names


def unknown_in(problem: dict) -> list[str]:
    found: set[str] = set()

    def check(of: dict | None, known: set[str], name: str) -> None:
        found.update(f"{name}{key}" for key, value in (of or {}).items() if key not in known and value not in (None, []))

    check(problem, PROBLEM, "")
    for person in problem["people"]:
        check(person, PERSON, "people[].")
        check(person["limits"], LIMITS, "people[].limits.")
        check(person.get("consents"), {"overtime"}, "people[].consents.")
        if person["birthDate"] is not None and (problem["law"] or {}).get("minors"):
            found.add("people[].birthDate")
    for need in problem["needs"]:
        check(need, NEED, "needs[].")
    for shift in problem["fixed"]:
        check(shift, FIXED, "fixed[].")
    for sequence in problem["forbiddenSequences"]:
        if set(sequence) != {"first", "next"} or not all(isinstance(place, str) for place in sequence.values()):
            found.add("forbiddenSequences[]")
    rules = problem.get("rules") or {}
    check(rules, RULES, "rules.")
    check({code: True for code in rules.get("severities", {})}, SEVERITIES, "rules.severities.")
    check(problem["law"], LAW, "law.")
    check(problem["weights"], WEIGHTS, "weights.")
    return sorted(found)
