import ai.timefold.solver.core.api.solver.Solver;
import ai.timefold.solver.core.api.solver.SolverFactory;
import ai.timefold.solver.core.config.score.director.ScoreDirectorFactoryConfig;
import ai.timefold.solver.core.config.solver.EnvironmentMode;
import ai.timefold.solver.core.config.solver.SolverConfig;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/**
 * `Solve FILE SECONDS SEED MOMENTS`: plans a file of the benchmark with Timefold as it is set up by default. Prints a
 * line of JSON for each moment that comes before the end, and one for the end. It proves nothing, so the bound is null.
 */
public final class Solve {
  private Solve() {}

  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.ROOT);
    Roster roster = new Roster(new Instance(Files.readString(Path.of(args[0]))));
    double seconds = Double.parseDouble(args[1]);
    Solver<Roster> solver = SolverFactory.<Roster>create(configOf(seconds, Long.parseLong(args[2]))).buildSolver();
    AtomicReference<Roster> best = new AtomicReference<>();
    solver.addEventListener(event -> best.set(event.getNewBestSolution()));
    Timer timer = new Timer(true);
    long started = System.nanoTime();
    Stream.of(args[3].split(",")).filter(text -> !text.isEmpty()).mapToDouble(Double::parseDouble)
        .filter(moment -> moment < seconds)
        .forEach(moment -> timer.schedule(printing(moment, best), (long) (moment * 1000)));
    Roster found = solver.solve(roster);
    timer.cancel();
    double took = (System.nanoTime() - started) / 1e9;
    double cpu = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toMillis() / 1e3;
    String penalty = found.score.isFeasible() ? String.valueOf(-found.score.softScore()) : "null";
    String figures = "\"seconds\":%.3f,\"cpu\":%.3f,\"penalty\":%s".formatted(took, cpu, penalty);
    System.out.println("{%s,\"proved\":false,\"bound\":null,\"roster\":%s}".formatted(figures, found.json()));
  }

  private static SolverConfig configOf(double seconds, long seed) {
    return new SolverConfig()
        .withSolutionClass(Roster.class)
        .withEntityClasses(Cell.class)
        .withScoreDirectorFactory(
            new ScoreDirectorFactoryConfig().withIncrementalScoreCalculatorClass(RosterScore.class))
        .withEnvironmentMode(EnvironmentMode.NO_ASSERT)
        .withRandomSeed(seed)
        .withTerminationSpentLimit(Duration.ofMillis((long) (seconds * 1000)));
  }

  private static TimerTask printing(double moment, AtomicReference<Roster> best) {
    return new TimerTask() {
      @Override
      public void run() {
        Roster now = best.get();
        String rows = now == null ? "null" : now.json();
        System.out.println("{\"at\":%s,\"bound\":null,\"roster\":%s}".formatted(moment, rows));
      }
    };
  }
}
