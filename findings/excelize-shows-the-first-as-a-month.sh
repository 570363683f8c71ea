#!/usr/bin/env bash
# excelize 2.10.1 (Go): what SetCellValue shows of a time.Time depends on its value, cell by cell.
#
# Guess: a column of time.Time is shown alike, with dates and times.
# Behaviour: a midnight is shown as a date alone (format 14), and any time of the first day of a month as a month
#   ("Nov-26", format 17), also 16:30. The day and the time are stored all the same, so who reads cells as they are
#   shown, or takes a cell without hours for one without a time, loses them. `getTimeNumFmt` in date.go.
# Seen: see `expected` below: the format's number, and the cell as excelize itself shows it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > go.mod <<'MOD'
module try

go 1.24

require github.com/xuri/excelize/v2 v2.10.1
MOD
cat > main.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/xuri/excelize/v2"
)

func main() {
	file := excelize.NewFile()
	for _, at := range []time.Time{
		time.Date(2026, 10, 31, 16, 30, 0, 0, time.UTC),
		time.Date(2026, 10, 31, 0, 0, 0, 0, time.UTC),
		time.Date(2026, 11, 1, 16, 30, 0, 0, time.UTC),
	} {
		file.SetCellValue("Sheet1", "A1", nil)
		file.SetCellStyle("Sheet1", "A1", "A1", 0)
		file.SetCellValue("Sheet1", "A1", at)
		index, _ := file.GetCellStyle("Sheet1", "A1")
		style, _ := file.GetStyle(index)
		shown, _ := file.GetCellValue("Sheet1", "A1")
		raw, _ := file.GetCellValue("Sheet1", "A1", excelize.Options{RawCellValue: true})
		fmt.Println(at.Format("2006-01-02 15:04"), style.NumFmt, shown, raw[:5])
	}
}
GO
go mod tidy >/dev/null 2>&1
seen=$(go run .)
expected='2026-10-31 16:30 22 10/31/26 16:30 46326
2026-10-31 00:00 14 10-31-26 46326
2026-11-01 16:30 17 Nov-26 46327'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
