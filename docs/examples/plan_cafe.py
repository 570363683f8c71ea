"""Fetches the hours of a month and plans a day of a café, with Python's standard library alone.

Usage: PAMAINA_TOKEN=pam_... python3 plan_cafe.py http://127.0.0.1:3000 2026-05-01 2026-05-31
The token needs the scopes hours.read and plan.write.
"""

import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
from datetime import datetime, timedelta, timezone


def call(url, path, body=None):
    """One call of the API; a refusal ends the program with its text."""
    request = urllib.request.Request(
        url + "/api" + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["PAMAINA_TOKEN"],
            "Content-Type": "application/json",
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=180) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        sys.exit(f"{problem['status']} {problem['code']}: {problem['detail']}")


def hours_by_person(url, start, end):
    minutes = {}
    for entry in call(url, "/timesheets?" + urllib.parse.urlencode({"start": start, "end": end})):
        if entry["worked_minutes"] > 0:
            minutes[entry["name"]] = minutes.get(entry["name"], 0) + entry["worked_minutes"]
    return {name: total / 60 for name, total in minutes.items()}


def cafe():
    """Monday 1 June 2026 in Vilnius (UTC+3): two shifts, two people who each can do one."""
    midnight = datetime(2026, 6, 1, tzinfo=timezone(timedelta(hours=3)))
    starts_at = int(midnight.timestamp() // 60)

    def person(id, name, role):
        return {
            "id": id, "name": name, "roles": [role], "maxMinutesPerWeek": 2400, "minShiftsPerWeek": 0,
            "normMinutes": None, "birthDate": None, "blocks": [], "hourlyRateCents": None, "limits": {}, "wishes": [],
        }

    def need(template, role, start, end):
        return {
            "date": "2026-06-01", "template": template, "role": role, "start": starts_at + start * 60,
            "end": starts_at + end * 60, "breakMinutes": 30, "count": 1, "underWeight": None, "overWeight": None,
        }

    return {
        "from": "2026-06-01", "to": "2026-06-01",
        "days": [{
            "date": "2026-06-01", "weekday": 1, "startsAt": starts_at, "clockChange": None,
            "holiday": False, "closed": False,
        }],
        "people": [person("ruta", "Rūta Žemaitė", "barista"), person("jonas", "Jonas", "cook")],
        "needs": [need("morning", "barista", 7, 15), need("evening", "cook", 13, 21)],
        "fixed": [], "forbiddenSequences": [], "law": "lt",
        "weights": {"coverage": 200, "minShifts": 40, "fairHours": 4, "fairWeekends": 16, "stability": 4},
    }


def main():
    url, start, end = sys.argv[1:4]
    solution = call(url, "/solve", {"problem": cafe(), "seconds": 10})
    print(json.dumps({
        "hours": hours_by_person(url, start, end),
        "plan": {shift["template"]: shift["employeeId"] for shift in solution["shifts"]},
        "gap": solution["gap"],
        "open": solution["open"],
    }))


main()
