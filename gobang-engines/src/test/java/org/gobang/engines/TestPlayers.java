package org.gobang.engines;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.gobang.api.Label;
import org.gobang.api.Move;
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
import org.gobang.game.BoardSource;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;

/** The bundled boards and players named after their behaviour. */
public final class TestPlayers implements BoardSource, PlayerSource {

  static {
    // The module itself does not use the service, as callers supply the boards.
    TestPlayers.class.getModule().addUses(BoardProvider.class);
  }

  private final CountDownLatch asked = new CountDownLatch(1);
  private final AtomicInteger made = new AtomicInteger();

  private final Map<String, Player> toys =
      new ConcurrentHashMap<>(
          Map.of(
              "first", turn -> turn.board().allowed().get(0),
              "patient", this::waitForTheStop,
              "stubborn", this::waitForAnInterrupt,
              "crashes", TestPlayers::crash,
              "occupies", turn -> ((Move.Place) turn.board().moves().get(0)).point(),
              "tells", TestPlayers::tell));

  /** Returns a player by name, with default options. */
  public static PlayerSpec who(String toy) {
    return new PlayerSpec(toy, Map.of(), 0, false);
  }

  /** Adds a player. */
  public TestPlayers with(String toy, Player player) {
    toys.put(toy, player);
    return this;
  }

  /** Counted down when a player that waits receives its turn. */
  public CountDownLatch asked() {
    return asked;
  }

  /** Returns the number of players created. */
  public int made() {
    return made.get();
  }

  @Override
  public Board board(String rules, Start start) {
    ProviderSpec spec = ProviderSpec.parse(rules);
    BoardProvider found =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(provider -> provider.id().equals(spec.id()))
            .findFirst()
            .orElseThrow(() -> new RefusedException("there are no rules " + rules));
    return found.create(OptionValues.of(found.options(), spec.options()), start);
  }

  @Override
  public PlayerSetup player(PlayerSpec who) {
    Provider provider = new Provider(who.player());
    Settings settings = Settings.of(provider.options(), who.options(), who.seed());
    return new PlayerSetup(who.player(), provider, settings, thread -> {});
  }

  private final class Provider implements PlayerProvider {
    private final String id;

    Provider(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Toy", "");
    }

    @Override
    public List<Option> options() {
      return id.equals("settings")
          ? List.of(
              new Option.Whole("threads", 1, 8, 1),
              new Option.Whole("hash", 1, 1024, 16),
              new Option.Text("say", ""))
          : List.of();
    }

    @Override
    public boolean supports(Board board) {
      return !id.equals("renju-only") || board.rules().equals("renju");
    }

    @Override
    public Player create(Settings settings, Board start) {
      made.incrementAndGet();
      if (id.equals("settings")) {
        return turn -> {
          turn.report(
              new Insight.Note(
                  settings.text("threads") + " threads, hash " + settings.text("hash")));
          return turn.board().allowed().get(0);
        };
      }
      if (id.equals("random")) {
        return new RandomPlayer(new Random(settings.seed()));
      }
      return toys.getOrDefault(id, new Chooser(id));
    }
  }

  /** Makes a choice whenever it is offered and plays the first free points. */
  private record Chooser(String key) implements Player {
    @Override
    public Optional<String> decide(Turn turn) throws InterruptedException {
      return turn.board().choices().contains(key) ? Optional.of(key) : Player.super.decide(turn);
    }

    @Override
    public Point choose(Turn turn) {
      return turn.board().allowed().get(0);
    }
  }

  /** Plays random moves. */
  public record RandomPlayer(Random random) implements Player {
    @Override
    public Optional<String> decide(Turn turn) {
      boolean stone = !turn.board().allowed().isEmpty() && random.nextBoolean();
      return stone ? Optional.empty() : Optional.of(any(turn.board().choices()));
    }

    @Override
    public Point choose(Turn turn) {
      return any(turn.board().allowed());
    }

    private <T> T any(List<T> all) {
      return all.get(random.nextInt(all.size()));
    }
  }

  private Point waitForTheStop(Turn turn) throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    turn.stop().onRequest(stopped::countDown);
    asked.countDown();
    stopped.await();
    return turn.board().allowed().get(0);
  }

  private Point waitForAnInterrupt(Turn turn) throws InterruptedException {
    asked.countDown();
    new CountDownLatch(1).await();
    return turn.board().allowed().get(0);
  }

  private static Point crash(Turn turn) {
    throw new IllegalStateException("out of\norder");
  }

  private static Point tell(Turn turn) {
    Consumer<Insight> report = turn::report;
    List<Point> points = turn.board().allowed();
    report.accept(new Insight.Note("one\nline\u0007"));
    for (int rank = 1; rank <= turn.lines(); rank++) {
      Score score = rank == 1 ? new Score.Estimate(-35) : new Score.LossIn(6);
      report.accept(
          Insight.Line.of(score, points.subList(rank - 1, rank + 1))
              .withRank(rank)
              .withDepth(9)
              .withNodes(1000));
    }
    return points.get(0);
  }
}
