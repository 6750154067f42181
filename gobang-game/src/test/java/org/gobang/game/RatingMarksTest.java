package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Settings;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the tags of a record about its players and unrated games. */
class RatingMarksTest {

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  private static Map<String, String> tags(Game game) {
    return game.state().record().tags();
  }

  private static String unrated(Game game) {
    return tags(game).getOrDefault(Tags.UNRATED, "");
  }

  private Game againstEngine() {
    Game game = fixture.white("first").open();
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(2);
    return game;
  }

  @Test
  void nameThePlayerTypes() {
    Game game = againstEngine();
    assertThat(tags(game))
        .containsEntry(Tags.BLACK_TYPE, "human")
        .containsEntry(Tags.WHITE_TYPE, "computer")
        .doesNotContainKeys(Tags.UNRATED, Tags.FROM_MOVE);
  }

  @Test
  void markAGameFromAPosition() {
    Game game = fixture.moves("h8 h9 i8").white("first").open();
    assertThat(tags(game))
        .containsEntry(Tags.UNRATED, "position")
        .containsEntry(Tags.FROM_MOVE, "3");
  }

  @Test
  void markAGameWithASetUp() {
    Start start =
        new Start(15, List.of(new Move.Place(Stone.BLACK, Point.parse("h8"))), Stone.WHITE);
    fixture.white("first");
    Game game = fixture.open(fixture.setup(GameRecord.of("freestyle", start, List.<Move>of())));
    assertThat(unrated(game)).isEqualTo("position");
  }

  @Test
  void markTakenBackMoves() {
    Game game = againstEngine();
    game.takeBack(Stone.BLACK);
    assertThat(unrated(game)).isEqualTo("take-back");
  }

  @Test
  void markAGameContinuedFromAnEarlierPosition() {
    Game game = againstEngine();
    game.goTo(List.of());
    assertThat(unrated(game)).as("an earlier position shown only").isEmpty();
    fixture.play(game, "i9");
    assertThat(unrated(game)).isEqualTo("take-back");
  }

  @Test
  void markATakenBackLoss() {
    Game game = againstEngine();
    game.resign(Stone.BLACK);
    assertThat(unrated(game)).isEmpty();
    game.takeBack(Stone.BLACK);
    assertThat(unrated(game)).isEqualTo("take-back");
  }

  @Test
  void markAReplacedPlayer() {
    fixture.players.add("quick", turn -> turn.board().allowed().get(0));
    Game game = fixture.white("first").open();
    game.seat(Stone.WHITE, TestPlayers.seat("quick"));
    game.seat(Stone.WHITE, TestPlayers.seat("first"));
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(2);
    game.seat(Stone.BLACK, new Seat.Human("Dan"));
    assertThat(unrated(game)).as("another name only").isEmpty();
    game.seat(Stone.WHITE, new Seat.Human("Eve"));
    assertThat(tags(game)).containsEntry(Tags.WHITE_TYPE, "human").doesNotContainKey(Tags.UNRATED);
    game.seat(Stone.WHITE, TestPlayers.seat("first"));
    assertThat(unrated(game)).isEqualTo("exchange");
  }

  @Test
  void markALimitedEngine() {
    List<Budget.Limit> weaker =
        List.of(
            new Budget.Limit.Depth(20),
            new Budget.Limit.Nodes(99_999),
            new Budget.Limit.MoveTime(Duration.ofMillis(99)));
    for (Budget.Limit limit : weaker) {
      assertThat(unrated(fixture.budget(limit).white("first").open())).isEqualTo("settings");
    }
    fixture.budget(
        new Budget.Limit.Nodes(100_000), new Budget.Limit.MoveTime(Duration.ofMillis(100)));
    assertThat(unrated(fixture.open())).isEmpty();
  }

  @Test
  void markOtherOptionsOfTheEngine() {
    fixture.players.add(new Rated());
    assertThat(unrated(against(Map.of("level", "3")))).isEmpty();
    assertThat(unrated(against(Map.of("table", "mine")))).isEqualTo("settings");
    Game game = against(Map.of("table", "mine"));
    game.seat(Stone.WHITE, TestPlayers.seat("rated"));
    assertThat(unrated(game)).as("replaced before the first stone").isEmpty();
  }

  private Game against(Map<String, String> options) {
    Seat seat = new Seat.Computer(new PlayerSpec("rated", options, 0, false));
    return fixture.open(fixture.setup().between(GameFixture.ANN, seat));
  }

  /** A player rated only with its own table. */
  private static final class Rated implements PlayerProvider {

    @Override
    public String id() {
      return "rated";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Rated", "");
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.Whole("level", 1, 9, 1), new Option.Text("table", ""));
    }

    @Override
    public OptionalInt elo(OptionValues options) {
      return options.text("table").isEmpty() ? OptionalInt.of(100) : OptionalInt.empty();
    }

    @Override
    public Player create(Settings settings, Board start) {
      return turn -> turn.board().allowed().get(0);
    }
  }

  @Test
  void markHelpOfTheInterface() {
    Game game = againstEngine();
    game.unrated(Unrated.ANALYSIS);
    long version = game.state().version();
    game.unrated(Unrated.ANALYSIS);
    assertThat(game.state().version()).as("already marked").isEqualTo(version);
    game.unrated(Unrated.HINT);
    assertThat(unrated(game)).isEqualTo("hint analysis");
  }

  @Test
  void doNotChangeAfterTheEnd() {
    Game game = againstEngine();
    game.resign(Stone.BLACK);
    game.unrated(Unrated.ANALYSIS);
    assertThat(unrated(game)).isEmpty();
    game.close();
    game.unrated(Unrated.HINT);
    assertThat(unrated(game)).isEmpty();
  }

  @Test
  void areNotTakenFromAnotherGame() {
    Map<String, String> old =
        Map.of(
            Tags.BLACK, "search:level=3",
            Tags.BLACK_TYPE, "computer",
            Tags.WHITE, "Ann",
            Tags.WHITE_TYPE, "human",
            Tags.UNRATED, "hint",
            Tags.FROM_MOVE, "7");
    GameRecord record = GameRecord.of("freestyle", Start.empty(15), List.<Move>of()).withTags(old);
    Game game = fixture.white("first").open(fixture.setup(record));
    assertThat(tags(game))
        .isEqualTo(
            Map.of(
                Tags.BLACK, "Ann",
                Tags.BLACK_TYPE, "human",
                Tags.WHITE, "first",
                Tags.WHITE_TYPE, "computer"));
  }

  @Test
  void areUnchangedInAnExploredGame() {
    Map<String, String> old = Map.of(Tags.BLACK_TYPE, "computer", Tags.UNRATED, "hint");
    GameRecord record = GameRecord.of("freestyle", Start.empty(15), List.<Move>of()).withTags(old);
    Game game = fixture.open(GameSetup.explore(record));
    game.unrated(Unrated.ANALYSIS);
    assertThat(tags(game)).isEqualTo(old);
  }

  @Test
  void areKeptInAResumedGame() {
    Map<String, String> old = new HashMap<>();
    old.put(Tags.BLACK_TYPE, "human");
    old.put(Tags.WHITE_TYPE, "computer");
    assertThat(unrated(resumed(old))).isEmpty();
    old.put(Tags.UNRATED, "hint");
    old.put(Tags.FROM_MOVE, "1");
    Game game = resumed(old);
    assertThat(tags(game)).containsAllEntriesOf(old);
    game.takeBack(Stone.BLACK);
    assertThat(unrated(game)).isEqualTo("take-back hint");
  }

  @Test
  void areUnknownForAGameOfAnEarlierVersion() {
    assertThat(unrated(resumed(Map.of()))).isEqualTo("unknown");
  }

  private Game resumed(Map<String, String> tags) {
    GameRecord record = fixture.moves("h8 h9").setup().record().withTags(tags);
    fixture.white("first");
    return fixture.open(
        GameSetup.of(record)
            .path(record.mainLine())
            .black(GameFixture.ANN)
            .white(TestPlayers.seat("first"))
            .resumes("an-id")
            .build());
  }

  @Test
  void areAbsentWithoutAHuman() {
    GameSetup setup = fixture.black("first").white("first").moves("h8 h9").setup();
    assertThat(unrated(fixture.open(setup))).isEmpty();
  }

  @Test
  void followPlayersAfterASwapOfColours() {
    assertThat(
            RecordTags.named(Map.of(Tags.BLACK_TYPE, "human", Tags.WHITE_TYPE, "computer"), true))
        .isEqualTo(Map.of(Tags.BLACK_TYPE, "computer", Tags.WHITE_TYPE, "human"));
  }
}
