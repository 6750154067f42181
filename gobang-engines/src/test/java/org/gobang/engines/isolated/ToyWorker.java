package org.gobang.engines.isolated;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;
import org.gobang.engines.TestJvm;
import org.gobang.game.BoardSource;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;

/** A worker process for tests with misbehaving players. */
public final class ToyWorker {

  /** The behaviour of a toy when a move is requested. */
  private interface Toy {
    Point choose(Turn turn) throws Exception;
  }

  static final Point H8 = Point.parse("h8");

  private static final Map<String, Toy> TOYS =
      Map.ofEntries(
          Map.entry("good", ToyWorker::playAndReport),
          Map.entry("settings", turn -> H8),
          Map.entry("keeps", turn -> H8),
          Map.entry("patient", ToyWorker::waitForTheStop),
          Map.entry("exits", ToyWorker::exit),
          Map.entry("halts", ToyWorker::halt),
          Map.entry("loops", ToyWorker::loop),
          Map.entry("hogs", ToyWorker::hog),
          Map.entry("overflows", ToyWorker::overflow),
          Map.entry("crashes", ToyWorker::crash),
          Map.entry("floods", ToyWorker::flood),
          Map.entry("forges", ToyWorker::forge),
          Map.entry("cuts", ToyWorker::cut),
          Map.entry("begets", ToyWorker::beget),
          Map.entry("reads", ToyWorker::read),
          Map.entry("blathers", ToyWorker::blather),
          Map.entry("clings", ToyWorker::cling),
          Map.entry("fortifies", ToyWorker::fortify),
          Map.entry("occupies", turn -> turn.board().moves().isEmpty() ? H8 : first(turn)));

  static {
    // The module does not use this service, as callers supply the boards.
    ToyWorker.class.getModule().addUses(BoardProvider.class);
  }

  private ToyWorker() {}

  public static void main(String[] args) {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    IsolatedWorker.serve(System.in, out, Toys::new);
  }

  /** The toys and their boards. */
  private static final class Toys implements BoardSource, PlayerSource {

    @Override
    public Board board(String rules, Start start) {
      return ToyWorker.board(rules, start);
    }

    @Override
    public PlayerSetup player(PlayerSpec who) {
      Settings settings = new Settings(who.options(), who.seed());
      return new PlayerSetup(who.player(), new Provider(who.player()), settings, thread -> {});
    }
  }

  /** Returns the JVM arguments that run a worker with toys. */
  public static List<String> main() {
    return TestJvm.main(ToyWorker.class);
  }

  /** Returns the command of a worker with toys. */
  public static WorkerCommand command(WorkerJvm jvm) {
    return (board, files) -> jvm.command(main());
  }

  static Board board(String rules, Start start) {
    ProviderSpec spec = ProviderSpec.parse(rules);
    BoardProvider provider =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> each.id().equals(spec.id()))
            .findFirst()
            .orElseThrow(() -> new RefusedException("there are no rules " + rules));
    return provider.create(OptionValues.of(provider.options(), spec.options()), start);
  }

  /** The provider, also used in the test process for its description. */
  public record Provider(String id) implements PlayerProvider {

    @Override
    public Label label(Locale locale) {
      return new Label("Toy", "");
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.Text("say", ""));
    }

    @Override
    public boolean usesFolder() {
      return id.equals("keeps") || id.equals(PryingToy.ID);
    }

    @Override
    public boolean supports(Board board) {
      return board.size() > 5;
    }

    @Override
    public Player create(Settings settings, Board start) {
      if (id.equals("exits-at-once")) {
        System.exit(7);
      }
      if (id.equals(PryingToy.ID)) {
        return new PryingToy(settings);
      }
      if (id.startsWith(DecidingToy.DECIDES)) {
        return new DecidingToy(id.substring(DecidingToy.DECIDES.length()));
      }
      if (PonderingToy.WAYS.containsKey(id)) {
        return new PonderingToy(id);
      }
      Toy toy = TOYS.get(id);
      if (toy == null) {
        throw new RefusedException("no such toy");
      }
      if (id.equals("keeps")) {
        return turn -> {
          turn.report(new Insight.Note(settings.folder().filter(Files::isDirectory) + ""));
          return H8;
        };
      }
      if (id.equals("settings")) {
        return turn -> {
          turn.report(new Insight.Note(settings.text("say") + " " + settings.seed()));
          return H8;
        };
      }
      return turn -> {
        try {
          return toy.choose(turn);
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
      };
    }
  }

  private static Point first(Turn turn) {
    return turn.board().moves().get(0) instanceof org.gobang.api.Move.Place place
        ? place.point()
        : H8;
  }

  private static Point playAndReport(Turn turn) {
    turn.report(Weights.of(turn.board().size(), Map.of(H8, 7, Point.parse("a1"), -3)));
    turn.report(
        Insight.Line.of(new Score.WinIn(5), List.of(H8, Point.parse("i9")))
            .withDepth(9)
            .withNodes(1L << 40));
    turn.report(new Insight.Note("board " + turn.board().moves() + " " + turn.budget()));
    if (turn.isAnalysis()) {
      turn.report(new Insight.Note("analysis of " + turn.lines() + " lines"));
    }
    return turn.board().allowed().get(0);
  }

  private static Point waitForTheStop(Turn turn) throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    turn.stop().onRequest(stopped::countDown);
    stopped.await();
    return H8;
  }

  private static Point exit(Turn turn) {
    System.exit(0);
    return H8;
  }

  private static Point halt(Turn turn) {
    Runtime.getRuntime().halt(42);
    return H8;
  }

  private static Point loop(Turn turn) {
    while (!H8.toString().isEmpty()) {
      Thread.onSpinWait();
    }
    return H8;
  }

  private static Point hog(Turn turn) {
    List<long[]> hoard = new ArrayList<>();
    try {
      while (hoard.size() < Integer.MAX_VALUE) {
        hoard.add(new long[1 << 20]);
      }
    } catch (OutOfMemoryError unmoved) {
      return loop(turn);
    }
    return H8;
  }

  private static Point overflow(Turn turn) {
    return turn.lines() > 0 ? overflow(turn) : H8;
  }

  /** Writes to invalid memory, as faulty native code does. */
  private static Point crash(Turn turn) throws ReflectiveOperationException {
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field field = unsafe.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    unsafe.getMethod("putLong", long.class, long.class).invoke(field.get(null), 8L, 0L);
    return H8;
  }

  /** Writes some megabytes each to standard output and standard error, and endless reports. */
  private static Point flood(Turn turn) {
    String line = "flood ".repeat(1000);
    for (int i = 0; i < 1000; i++) {
      System.out.println(line);
      System.err.println(line);
      turn.report(new Insight.Note("flood " + i));
    }
    return H8;
  }

  /** Writes into the pipe to the application: false messages, noise and an endless line. */
  private static Point forge(Turn turn) throws IOException {
    try (FileOutputStream line = new FileOutputStream(FileDescriptor.out)) {
      write(line, "{\"type\":\"answer\",\"number\":99,\"point\":\"a1\"}\n");
      write(line, "{\"type\":\"answer\",\"number\":1,\"point\":\"zz\"}\n");
      write(line, "{\"type\":\"report\",\"number\":1,\"line\":[]}\n");
      write(line, "{\"type\":\"report\",\"number\":1,\"weights\":{\"h8\":1},\"size\":-1}\n");
      write(line, "[".repeat(1_500_000) + "\n");
      write(line, "\u0000\u0007 no message\r\n\r");
      line.flush();
      turn.report(new Insight.Note("still there"));
      write(line, "{\"type\":\"answer\",\"number\":1,\"point\":\"i9\"}\n");
      return waitForever();
    }
  }

  private static void write(FileOutputStream line, String text) throws IOException {
    line.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Point waitForever() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return H8;
  }

  /** Reads the whole standard input and closes it. */
  private static Point read(Turn turn) throws IOException {
    if (turn.board().moves().isEmpty()) {
      turn.report(new Insight.Note("read " + System.in.readAllBytes().length));
      System.in.close();
    }
    return turn.board().allowed().get(0);
  }

  /** Fails with a message longer than a line. */
  private static Point blather(Turn turn) {
    throw new IllegalStateException("bla ".repeat(300_000));
  }

  /** Leaves threads and an endless shutdown hook. */
  private static Point cling(Turn turn) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> loop(turn)));
    Thread clinging =
        new Thread(
            () -> {
              synchronized (System.err) {
                loop(turn);
              }
            });
    clinging.start();
    turn.report(new Insight.Note("never let go"));
    return loop(turn);
  }

  /** Sets a security manager that denies everything. */
  @SuppressWarnings("removal")
  private static Point fortify(Turn turn) {
    try {
      System.setSecurityManager(new SecurityManager());
      return H8;
    } catch (UnsupportedOperationException disallowed) {
      return turn.board().allowed().get(0);
    }
  }

  /** Closes the pipe to the application and continues. */
  private static Point cut(Turn turn) throws IOException {
    new FileOutputStream(FileDescriptor.out).close();
    return loop(turn);
  }

  /**
   * Starts a child and two orphans, one of them without an environment, reports their ids and never
   * moves.
   */
  private static Point beget(Turn turn) throws IOException, InterruptedException {
    Process child = new ProcessBuilder("sleep", "1000").start();
    Path orphan = Files.createTempFile("orphan", ".pid");
    new ProcessBuilder("sh", "-c", "(sleep 1000 & echo $!; env -i sleep 1000 & echo $!) >" + orphan)
        .start()
        .waitFor();
    List<String> orphans = Files.readAllLines(orphan);
    turn.report(new Insight.Note(child.pid() + " " + String.join(" ", orphans)));
    Files.delete(orphan);
    return loop(turn);
  }
}
