import ai.timefold.solver.core.api.score.HardSoftScore;
import ai.timefold.solver.core.api.score.calculator.IncrementalScoreCalculator;
import java.util.Arrays;

/** The rules and the penalty of the benchmark: after a change one employee's row and one day's cover are counted. */
public class RosterScore implements IncrementalScoreCalculator<Roster, HardSoftScore> {
  private static final int WEEK = 7;
  private static final int HOUR = 60;
  private static final int OFF = -1;
  private Instance instance;
  private int[][] rows;
  private int[][] cover;
  private long[] rowHard;
  private boolean[] isChanged;
  private long hard;
  private long soft;

  @Override
  public void resetWorkingSolution(Roster roster) {
    instance = roster.instance;
    rows = new int[instance.employees.size()][instance.days];
    cover = new int[instance.days][instance.shifts.size()];
    rowHard = new long[rows.length];
    isChanged = new boolean[rows.length];
    Arrays.fill(isChanged, true);
    hard = 0;
    soft = instance.constant;
    for (int[] row : rows) Arrays.fill(row, OFF);
    for (int day = 0; day < instance.days; day++)
      for (int s = 0; s < instance.shifts.size(); s++) soft += coverPenalty(day, s);
    for (Cell cell : roster.cells) if (cell.shift != null) set(cell, cell.shift);
  }

  @Override
  public void beforeVariableChanged(Object entity, String name) {}

  @Override
  public void afterVariableChanged(Object entity, String name) {
    Cell cell = (Cell) entity;
    set(cell, cell.shift == null ? OFF : cell.shift);
  }

  private void set(Cell cell, int shift) {
    int[] row = rows[cell.employee];
    int before = row[cell.day];
    if (before == shift) return;
    if (before != OFF) count(cell, before, -1);
    if (shift != OFF) count(cell, shift, 1);
    row[cell.day] = shift;
    isChanged[cell.employee] = true;
  }

  private void count(Cell cell, int shift, int change) {
    soft -= coverPenalty(cell.day, shift);
    cover[cell.day][shift] += change;
    soft += coverPenalty(cell.day, shift) + change * instance.wish[cell.employee][cell.day][shift];
  }

  private long coverPenalty(int day, int shift) {
    int missing = instance.required[day][shift] - cover[day][shift];
    return missing > 0 ? (long) missing * instance.below[day][shift] : -(long) missing * instance.above[day][shift];
  }

  @Override
  public HardSoftScore calculateScore() {
    for (int e = 0; e < rows.length; e++) {
      if (!isChanged[e]) continue;
      long now = breaches(instance.employees.get(e), rows[e]);
      hard += now - rowHard[e];
      rowHard[e] = now;
      isChanged[e] = false;
    }
    return HardSoftScore.of(-hard, -soft);
  }

  private long breaches(Instance.Employee employee, int[] row) {
    long found = 0;
    int minutes = 0;
    int[] counts = new int[instance.shifts.size()];
    for (int day = 0; day < row.length; day++) {
      int shift = row[day];
      if (shift == OFF) continue;
      minutes += instance.minutes[shift];
      if (++counts[shift] > employee.mostOf[shift]) found++;
      if (day + 1 < row.length && row[day + 1] != OFF && instance.cannotFollow[shift][row[day + 1]]) found++;
    }
    found += hoursBegun(minutes - employee.mostMinutes) + hoursBegun(employee.leastMinutes - minutes);
    return found + runs(employee, row) + Math.max(0, weekends(row) - employee.mostWeekends);
  }

  private static int hoursBegun(int beyond) {
    return beyond > 0 ? (beyond + HOUR - 1) / HOUR : 0;
  }

  /** Runs that touch an edge may go on outside, so only those inside can be too short. */
  private static long runs(Instance.Employee employee, int[] row) {
    long found = 0;
    int from = 0;
    for (int day = 1; day <= row.length; day++) {
      boolean works = row[from] != OFF;
      if (day < row.length && (row[day] != OFF) == works) continue;
      int length = day - from;
      boolean isInside = from > 0 && day < row.length;
      if (works) found += Math.max(0, length - employee.mostInRow);
      if (isInside) found += Math.max(0, (works ? employee.leastInRow : employee.leastOff) - length);
      from = day;
    }
    return found;
  }

  private static int weekends(int[] row) {
    int count = 0;
    for (int saturday = WEEK - 2; saturday < row.length; saturday += WEEK) {
      boolean sunday = saturday + 1 < row.length && row[saturday + 1] != OFF;
      if (row[saturday] != OFF || sunday) count++;
    }
    return count;
  }
}
