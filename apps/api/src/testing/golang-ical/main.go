// Reads a calendar from standard input, and prints the start and end of each event in UTC as JSON.
package main

import (
	"encoding/json"
	"os"
	"time"

	ics "github.com/arran4/golang-ical"
)

func main() {
	calendar, err := ics.ParseCalendar(os.Stdin)
	if err != nil {
		panic(err)
	}
	spans := [][]string{}
	for _, event := range calendar.Events() {
		start, err := event.GetStartAt()
		if err != nil {
			panic(err)
		}
		end, err := event.GetEndAt()
		if err != nil {
			panic(err)
		}
		at := func(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }
		spans = append(spans, []string{at(start), at(end)})
	}
	json.NewEncoder(os.Stdout).Encode(spans)
}
