import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A file of the Shift Scheduling Benchmark (Curtois and Qu 2014), with numbers for employees and shifts. */
final class Instance {
  final int days;
  final List<String> shifts = new ArrayList<>();
  final List<Employee> employees = new ArrayList<>();
  int[] minutes;
  /** By shift and the next day's shift. */
  boolean[][] cannotFollow;
  /** By employee, day and shift: what working it adds to the penalty; those of requests for it are negative. */
  int[][][] wish;
  /** What requests cost if nobody works. */
  long constant;
  int[][] required;
  int[][] below;
  int[][] above;

  static final class Employee {
    final String id;
    final int[] mostOf;
    final int mostMinutes;
    final int leastMinutes;
    final int mostInRow;
    final int leastInRow;
    final int leastOff;
    final int mostWeekends;
    final boolean[] isOff;

    Employee(String[] fields, int[] mostOf, int days) {
      id = fields[0];
      this.mostOf = mostOf;
      mostMinutes = Integer.parseInt(fields[2]);
      leastMinutes = Integer.parseInt(fields[3]);
      mostInRow = Integer.parseInt(fields[4]);
      leastInRow = Integer.parseInt(fields[5]);
      leastOff = Integer.parseInt(fields[6]);
      mostWeekends = Integer.parseInt(fields[7]);
      isOff = new boolean[days];
    }
  }

  private final Map<String, Integer> shiftNumbers = new HashMap<>();
  private final Map<String, Integer> employeeNumbers = new HashMap<>();

  Instance(String text) {
    Map<String, List<String[]>> sections = sectionsOf(text);
    days = Integer.parseInt(sections.get("HORIZON").get(0)[0]);
    readShifts(sections.get("SHIFTS"));
    readStaff(sections.get("STAFF"));
    for (String[] fields : sections.get("DAYS_OFF"))
      for (int i = 1; i < fields.length; i++) employee(fields[0]).isOff[Integer.parseInt(fields[i])] = true;
    wish = new int[employees.size()][days][shifts.size()];
    for (String[] fields : sections.get("SHIFT_ON_REQUESTS")) {
      constant += Integer.parseInt(fields[3]);
      addWish(fields, -1);
    }
    for (String[] fields : sections.get("SHIFT_OFF_REQUESTS")) addWish(fields, 1);
    readCover(sections.get("COVER"));
  }

  private static Map<String, List<String[]>> sectionsOf(String text) {
    Map<String, List<String[]>> sections = new HashMap<>();
    List<String[]> lines = new ArrayList<>();
    for (String raw : text.split("\\R")) {
      String line = raw.strip();
      if (line.startsWith("SECTION_")) {
        lines = new ArrayList<>();
        sections.put(line.substring("SECTION_".length()), lines);
      } else if (!line.isEmpty() && !line.startsWith("#")) lines.add(line.split("\\s*,\\s*"));
    }
    return sections;
  }

  private void readShifts(List<String[]> lines) {
    minutes = new int[lines.size()];
    cannotFollow = new boolean[lines.size()][lines.size()];
    for (String[] fields : lines) {
      shiftNumbers.put(fields[0], shifts.size());
      minutes[shifts.size()] = Integer.parseInt(fields[1]);
      shifts.add(fields[0]);
    }
    for (String[] fields : lines)
      for (String next : partsOf(fields.length > 2 ? fields[2] : ""))
        cannotFollow[shiftNumbers.get(fields[0])][shiftNumbers.get(next)] = true;
  }

  private void readStaff(List<String[]> lines) {
    for (String[] fields : lines) {
      int[] mostOf = new int[shifts.size()];
      java.util.Arrays.fill(mostOf, days);
      for (String part : partsOf(fields[1])) {
        String[] pair = part.split("=");
        mostOf[shiftNumbers.get(pair[0])] = Integer.parseInt(pair[1]);
      }
      employeeNumbers.put(fields[0], employees.size());
      employees.add(new Employee(fields, mostOf, days));
    }
  }

  private void readCover(List<String[]> lines) {
    required = new int[days][shifts.size()];
    below = new int[days][shifts.size()];
    above = new int[days][shifts.size()];
    for (String[] fields : lines) {
      int day = Integer.parseInt(fields[0]);
      int shift = shiftNumbers.get(fields[1]);
      required[day][shift] = Integer.parseInt(fields[2]);
      below[day][shift] = Integer.parseInt(fields[3]);
      above[day][shift] = Integer.parseInt(fields[4]);
    }
  }

  private void addWish(String[] fields, int sign) {
    int employee = employeeNumbers.get(fields[0]);
    wish[employee][Integer.parseInt(fields[1])][shiftNumbers.get(fields[2])] += sign * Integer.parseInt(fields[3]);
  }

  private Employee employee(String id) {
    return employees.get(employeeNumbers.get(id));
  }

  private static List<String> partsOf(String list) {
    return list.isEmpty() ? List.of() : List.of(list.split("\\|"));
  }
}
