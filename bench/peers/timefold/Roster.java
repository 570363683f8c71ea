import ai.timefold.solver.core.api.domain.solution.PlanningEntityCollectionProperty;
import ai.timefold.solver.core.api.domain.solution.PlanningScore;
import ai.timefold.solver.core.api.domain.solution.PlanningSolution;
import ai.timefold.solver.core.api.score.HardSoftScore;
import java.util.ArrayList;
import java.util.List;

/** All cells that someone may work, with their score. */
@PlanningSolution
public class Roster {
  public Instance instance;
  @PlanningEntityCollectionProperty
  public List<Cell> cells = new ArrayList<>();
  @PlanningScore
  public HardSoftScore score;

  public Roster() {}

  Roster(Instance instance) {
    this.instance = instance;
    for (int e = 0; e < instance.employees.size(); e++) {
      Instance.Employee employee = instance.employees.get(e);
      List<Integer> shifts = new ArrayList<>();
      for (int s = 0; s < instance.shifts.size(); s++) if (employee.mostOf[s] > 0) shifts.add(s);
      for (int day = 0; day < instance.days; day++)
        if (!employee.isOff[day]) cells.add(new Cell(cells.size(), e, day, shifts));
    }
  }

  /** `[["employee", day, "shift", null], ...]` */
  String json() {
    List<String> rows = new ArrayList<>();
    for (Cell cell : cells) {
      if (cell.shift == null) continue;
      String employee = instance.employees.get(cell.employee).id;
      rows.add("[\"%s\",%d,\"%s\",null]".formatted(employee, cell.day, instance.shifts.get(cell.shift)));
    }
    return "[" + String.join(",", rows) + "]";
  }
}
