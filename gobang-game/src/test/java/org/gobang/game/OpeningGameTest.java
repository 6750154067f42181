package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.game.GameFixture.ANN;
import static org.gobang.game.GameFixture.BOB;
import static org.gobang.game.GameFixture.choose;
import static org.gobang.game.GameFixture.put;
import static org.gobang.game.GameFixture.refusal;
import static org.gobang.game.GameFixture.verdict;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests swapping colours in an opening, with seats, clocks and names. */
class OpeningGameTest {

  private static final String SWAP = "custom:opening=swap";
  private static final String SWAP2 = "custom:opening=swap2";

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  private static Map<String, String> names(GameState state) {
    Map<String, String> tags = state.record().tags();
    return Map.of("black", tags.get(Tags.BLACK), "white", tags.get(Tags.WHITE));
  }

  private Game swapped() {
    Game game =
        fixture.rules(SWAP).budget(new Limit.Clock(Duration.ofHours(1), Duration.ZERO)).open();
    fixture.time.advance(Duration.ofSeconds(10));
    verdict(put(game, "h8"));
    fixture.time.advance(Duration.ofSeconds(20));
    assertThat(verdict(choose(game, "swap"))).isEqualTo(Verdict.ALLOWED);
    return game;
  }

  @Test
  void swapsSeatsClocksAndNames() {
    GameState now = swapped().state();
    assertThat(now.black()).isEqualTo(BOB);
    assertThat(now.white()).isEqualTo(ANN);
    assertThat(names(now)).isEqualTo(Map.of("black", "Bob", "white", "Ann"));
    assertThat(GameFixture.clocks(now)).isEqualTo("59m40s 59m50s");
    assertThat(now.toAct()).isEqualTo(Stone.WHITE);
    assertThat(now.choices()).isEmpty();
    assertThat(GameFixture.moves(now)).isEqualTo("h8 swap");
  }

  @Test
  void takesBackTheChoiceOfThePlayer() {
    Game game = swapped();
    game.takeBack(Stone.BLACK);
    GameState now = game.state();
    assertThat(GameFixture.moves(now)).isEqualTo("h8");
    assertThat(now.black()).isEqualTo(ANN);
    assertThat(names(now)).isEqualTo(Map.of("black", "Ann", "white", "Bob"));
    assertThat(GameFixture.clocks(now)).isEqualTo("59m50s 1h");
    assertThat(now.choices()).containsExactly("swap");
  }

  @Test
  void takesBackAStoneAfterASwap() {
    Game game = swapped();
    game.takeBack(Stone.WHITE);
    assertThat(game.state().board().moves()).isEmpty();
    assertThat(game.state().black()).isEqualTo(ANN);
  }

  @Test
  void resignsForThePlayerAtAnEarlierPosition() {
    Game game = swapped();
    verdict(put(game, "a1"));
    game.goTo(List.of(0));
    assertThat(game.state().black()).isEqualTo(ANN);
    game.resign(Stone.BLACK);
    GameState end = game.state();
    assertThat(end.ended().flatMap(Result::winner)).contains(Stone.BLACK);
    assertThat(end.black()).as("the winner").isEqualTo(BOB);
    assertThat(names(end)).isEqualTo(Map.of("black", "Bob", "white", "Ann"));
  }

  @Test
  void endsTheGameByTheClockOfThePlayer() {
    Game game = swapped();
    fixture.time.advance(Duration.ofMinutes(59).plusSeconds(49));
    assertThat(game.state().result()).isEmpty();
    fixture.time.advance(Duration.ofSeconds(1));
    assertThat(game.state().result().flatMap(Result::winner)).contains(Stone.BLACK);
  }

  @Test
  void refusesUnavailableChoicesAndOtherSides() {
    Game game = fixture.rules(SWAP).open();
    assertThat(verdict(choose(game, "swap"))).hasToString(verdict(choose(game, "?")).toString());
    assertThat(((Verdict.Refused) verdict(choose(game, "swap"))).kind()).isEqualTo("not-offered");
    verdict(put(game, "h8"));
    long version = game.state().version();
    assertThat(refusal(game.choose(Stone.BLACK, version, "swap"))).isEqualTo(Game.NOT_YOUR_TURN);
    assertThat(refusal(game.choose(Stone.WHITE, version - 1, "swap"))).isEqualTo(Game.STALE);
    assertThat(game.state().board().moves()).hasSize(1);
  }

  @Test
  void onePlayerPlacesStonesOfBothColours() {
    Game game = fixture.rules(SWAP2).open();
    verdict(put(game, "h8"));
    GameState now = game.state();
    assertThat(now.toMove()).isEqualTo(Stone.WHITE);
    assertThat(now.toAct()).isEqualTo(Stone.BLACK);
    assertThat(refusal(game.play(Stone.WHITE, now.version(), new Point(0, 0))))
        .isEqualTo(Game.NOT_YOUR_TURN);
    verdict(put(game, "h9"));
    verdict(put(game, "a1"));
    assertThat(((Verdict.Refused) verdict(put(game, "b1"))).kind()).isEqualTo("choice-first");
    verdict(choose(game, "take-black"));
    assertThat(game.state().black()).isEqualTo(BOB);
    game.takeBack(Stone.WHITE);
    assertThat(GameFixture.moves(game.state())).as("Ann's last stone").isEqualTo("h8 h9");
  }

  @Test
  void continuesAfterItWasSaved() {
    GameState kept = swapped().state();
    GameSetup setup =
        GameSetup.of(kept.record())
            .path(kept.path())
            .black(kept.black())
            .white(kept.white())
            .budget(fixture.setup().budget())
            .left(kept.left())
            .build();
    Game game = fixture.open(setup);
    GameState now = game.state();
    assertThat(now.black()).isEqualTo(BOB);
    assertThat(names(now)).isEqualTo(names(kept));
    assertThat(now.left()).isEqualTo(kept.left());
    game.takeBack(Stone.BLACK);
    assertThat(names(game.state())).isEqualTo(Map.of("black", "Ann", "white", "Bob"));
  }

  @Test
  void namesThePlayersOfARecordAtEachPosition() {
    Game game = fixture.open(GameSetup.explore(swapped().state().record()));
    assertThat(game.state().black()).isEqualTo(BOB);
    game.goTo(List.of(0));
    assertThat(game.state().black()).isEqualTo(ANN);
    assertThat(names(game.state())).isEqualTo(Map.of("black", "Bob", "white", "Ann"));
  }

  /** Adds a player with this decision that plays the first allowed point. */
  private void deciding(String id, TestPlayers.Deciding deciding) {
    fixture.players.making(
        id,
        (settings, start) ->
            new Player() {
              @Override
              public Optional<String> decide(Turn turn) {
                return deciding.decide(turn);
              }

              @Override
              public Point choose(Turn turn) {
                return turn.board().allowed().get(0);
              }
            });
  }

  private GameState played(String black, String white) throws InterruptedException {
    GameSetup setup = fixture.rules(SWAP).black(black).white(white).setup();
    return fixture.games().play(setup, GameAdjudicator.NONE);
  }

  @Test
  void enginesDecide() throws Exception {
    deciding("swapper", turn -> Optional.of("swap"));
    GameState end = played("first", "swapper");
    assertThat(end.board().swapped()).isTrue();
    assertThat(end.black()).isEqualTo(TestPlayers.seat("swapper"));
    assertThat(names(end).get("black")).isEqualTo("swapper");
    assertThat(end.result()).isPresent();
    assertThat(played("first", "first").board().swapped()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"nonsense, ILLEGAL", "throws, CRASHED"})
  void endsByAnInvalidDecision(String id, Ending ending) throws Exception {
    deciding("nonsense", turn -> Optional.of("take-black"));
    deciding(
        "throws",
        turn -> {
          throw new IllegalStateException("no idea");
        });
    Result result = played("first", id).result().orElseThrow();
    assertThat(result.ending()).isEqualTo(ending);
    assertThat(result.winner()).contains(Stone.BLACK);
  }

  @Test
  void engineAgainstAHumanTakesOverItsColour() {
    deciding("swapper", turn -> Optional.of("swap"));
    Game game = fixture.rules(SWAP).white("swapper").open();
    put(game, "h8");
    Await.until(() -> game.state().board().swapped());
    assertThat(game.state().white()).isEqualTo(ANN);
    assertThat(game.state().personToMove()).isTrue();
    put(game, "a1");
    Await.until(() -> game.state().board().moves().size() == 4);
    assertThat(game.state().board().moves().get(3).stone()).isEqualTo(Stone.BLACK);
    game.takeBack(Stone.WHITE);
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 swap");
  }
}
