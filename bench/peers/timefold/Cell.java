import ai.timefold.solver.core.api.domain.common.PlanningId;
import ai.timefold.solver.core.api.domain.entity.PlanningEntity;
import ai.timefold.solver.core.api.domain.valuerange.ValueRangeProvider;
import ai.timefold.solver.core.api.domain.variable.PlanningVariable;
import java.util.List;

/** One employee's day: a shift, or none. */
@PlanningEntity
public class Cell {
  @PlanningId
  public int number;
  public int employee;
  public int day;
  @ValueRangeProvider(id = "shifts")
  public List<Integer> shifts;
  @PlanningVariable(valueRangeProviderRefs = "shifts", allowsUnassigned = true)
  public Integer shift;

  public Cell() {}

  Cell(int number, int employee, int day, List<Integer> shifts) {
    this.number = number;
    this.employee = employee;
    this.day = day;
    this.shifts = shifts;
  }
}
