package org.gobang.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Tags;
import org.gobang.arena.Boards;
import org.gobang.arena.PairedTurns;
import org.gobang.arena.Tournaments;
import org.gobang.arena.opening.BundledOpenings;
import org.gobang.arena.opening.Opening;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Local games between random and misbehaving players. */
class LocalRunnerTest implements PlayerSource {

  /** Not created, as no player uses a folder. */
  private static final Path RUN = Path.of("no-run");

  private final CountDownLatch release = new CountDownLatch(1);
  private final AtomicInteger abandoned = new AtomicInteger();
  private final LocalRunner runner = new LocalRunner(Boards::of, this, RUN);

  @AfterEach
  void release() {
    release.countDown();
  }

  @Override
  public PlayerSetup player(PlayerSpec who) {
    Settings settings = new Settings(Map.of(), who.seed());
    return new PlayerSetup(
        who.player(), new Provider(who.player()), settings, thread -> abandoned.incrementAndGet());
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
      return new Label(id, "");
    }

    @Override
    public boolean supports(Board board) {
      return !id.equals("unwilling");
    }

    @Override
    public Player create(Settings settings, Board start) {
      Random lots = new Random(settings.seed());
      if (id.equals("swapping")) {
        return new Swapping();
      }
      return turn ->
          switch (id) {
            case "crashing" -> throw new IllegalStateException("oops");
            case "cheating" -> Point.parse("h8");
            case "hanging" -> {
              hang();
              yield Point.parse("a1");
            }
            default -> {
              List<Point> allowed = turn.board().allowed();
              yield allowed.get(lots.nextInt(allowed.size()));
            }
          };
    }
  }

  /** Swaps colours, then plays an illegal move. */
  private static final class Swapping implements Player {

    @Override
    public Optional<String> decide(Turn turn) {
      return turn.board().choices().stream().findFirst();
    }

    @Override
    public Point choose(Turn turn) {
      return Point.parse("h8");
    }
  }

  private static GameOrder swap(String black, String white) {
    return new GameOrder(
        1,
        "custom:opening=swap",
        Tournaments.opening("h8"),
        Tournaments.contestant(black),
        Tournaments.contestant(white),
        Budget.UNLIMITED,
        Adjudication.NONE);
  }

  @Test
  void assignsResultsToThePlayerAfterASwap() throws Exception {
    LocalRunner swapping =
        new LocalRunner(
            (rules, start) -> Boards.custom(Map.of("opening", "swap"), start.size()), this, RUN);
    GameOrder order = swap("random", "swapping");
    PlayedGame game = swapping.play(order);
    assertThat(game.moves().get(1)).isEqualTo(new Move.Choose(Stone.WHITE, "swap"));
    assertThat(game.exchanged()).isTrue();
    assertThat(game.result().winner()).as("by colour").contains(Stone.WHITE);
    assertThat(game.ordered(Stone.WHITE)).as("by player").isEqualTo(Stone.BLACK);
    assertThat(GameSheet.of(order, game).tags())
        .containsEntry(Tags.BLACK, "swapping")
        .containsEntry(Tags.WHITE, "random")
        .containsEntry(Tags.RESULT, "white");
    String written = JsonText.object(json -> PlayedJson.write(game, Stone.BLACK, json));
    assertThat(PlayedJson.read(JsonFields.parse(written), order).exchanged()).isTrue();
  }

  private void hang() {
    while (release.getCount() > 0) {
      try {
        release.await();
      } catch (InterruptedException ignored) {
        // As some players do.
      }
    }
  }

  /** One second, after which a hanging player loses: enough for all others on any machine. */
  private static GameOrder order(String black, String white, long seed) {
    Duration time = Duration.ofSeconds(white.equals("hanging") ? 1 : 30);
    return new GameOrder(
        3,
        "freestyle",
        Tournaments.opening("h8 i9 j10"),
        Tournaments.contestant(black).seeded(seed),
        Tournaments.contestant(white).seeded(seed + 1),
        Budget.of(new Budget.Limit.MoveTime(time)),
        Adjudication.NONE);
  }

  @Test
  void sameOrderReturnsTheSameGame() throws InterruptedException {
    PlayedGame game = runner.play(order("random", "random", 1));
    assertThat(runner.play(order("random", "random", 1)).moves()).isEqualTo(game.moves());
    assertThat(runner.play(order("random", "random", 9)).moves()).isNotEqualTo(game.moves());
    assertThat(game.moves())
        .startsWith(Tournaments.opening("h8 i9 j10").moves().toArray(Move[]::new));
    assertThat(game.spent()).hasSize(game.moves().size() - 3);
  }

  @Test
  void supportsBoardsWithoutAlternatingTurns() throws Exception {
    Board empty = new PairedTurns(Start.empty(15));
    List<Opening> openings = BundledOpenings.of(empty);
    assertThat(openings).allMatch(opening -> bySides(opening.moves()).startsWith("BWWBB"));
    GameOrder order =
        new GameOrder(
            1,
            "paired",
            openings.get(0),
            Tournaments.contestant("random"),
            Tournaments.contestant("random"),
            Budget.UNLIMITED,
            Adjudication.NONE);
    LocalRunner paired = new LocalRunner((rules, start) -> new PairedTurns(start), this, RUN);
    PlayedGame game = paired.play(order);
    assertThat(bySides(game.moves())).isEqualTo("BWWBBWWBBWWB");
    String written = JsonText.object(json -> PlayedJson.write(game, Stone.BLACK, json));
    assertThat(PlayedJson.read(JsonFields.parse(written), order).moves()).isEqualTo(game.moves());
  }

  private static String bySides(List<Move> moves) {
    return moves.stream()
        .map(move -> move.stone().name().substring(0, 1))
        .collect(Collectors.joining());
  }

  @Test
  void misbehavingPlayersLose() throws InterruptedException {
    Map<String, Ending> endings =
        Map.of(
            "crashing", Ending.CRASHED,
            "cheating", Ending.ILLEGAL,
            "unwilling", Ending.REFUSED,
            "hanging", Ending.OVERSTEPPED);
    for (Map.Entry<String, Ending> each : endings.entrySet()) {
      PlayedGame game = runner.play(order("random", each.getKey(), 1));
      assertThat(game.result().ending()).isEqualTo(each.getValue());
      assertThat(game.result().winner()).contains(Stone.BLACK);
    }
    assertThat(abandoned).as("the reported endless player").hasValue(1);
  }

  @Test
  void failingBoardIsNotALoss() {
    LocalRunner broken =
        new LocalRunner(
            (rules, start) -> {
              throw new IllegalStateException("bent");
            },
            this,
            RUN);
    assertThatThrownBy(() -> broken.play(order("random", "random", 1)))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("the board failed")
        .hasMessageContaining("bent");
  }

  @Test
  void countsTheOpeningForAdjudication() throws InterruptedException {
    GameOrder like = order("random", "random", 1);
    GameOrder drawn =
        new GameOrder(
            like.number(),
            like.rules(),
            like.opening(),
            like.black(),
            like.white(),
            like.budget(),
            new Adjudication(Optional.of(5), Optional.empty()));
    assertThat(runner.play(drawn).moves()).hasSize(5);
  }
}
