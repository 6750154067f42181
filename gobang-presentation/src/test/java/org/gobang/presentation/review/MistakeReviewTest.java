package org.gobang.presentation.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeGameReview;
import org.gobang.fixtures.workbench.FakeReview;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Notice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MistakeReviewTest {

  /** Four moves. The second and fourth are mistakes; the fourth is larger. */
  private static final GameRecord GAME =
      GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9 j10 a1", Stone.BLACK));

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private HeadlessFrontEnd frontEnd;
  private SessionPresenter session;

  @BeforeEach
  void open() {
    bench.request(GameSetup.explore(GAME));
    frontEnd = new HeadlessFrontEnd(bench).started();
    session = frontEnd.session();
  }

  private void review() {
    session.review();
    FakeReview<GameReview> review = bench.reviews.getLast();
    review
        .result()
        .complete(
            new FakeGameReview(
                review.request().record(),
                review.request().path(),
                Map.of(2, MoveClass.INACCURACY, 4, MoveClass.MISSED_DEFENCE)));
    bench.runAll();
  }

  private List<Integer> path() {
    return session.state().orElseThrow().path();
  }

  @Test
  void opensTheReviewedGameWithItsMistakes() {
    review();
    FakeReview<GameReview> asked = bench.reviews.getLast();
    assertThat(asked.request().who().player()).isEqualTo("deep");
    assertThat(asked.request().path()).isEqualTo(List.of(0, 0, 0, 0));
    assertThat(session.state().orElseThrow().record().lines().get(0).notes())
        .containsExactly(new RecordNote.Comment("reviewed"));
    assertThat(session.notices().now().sentence())
        .isEqualTo("2 mistakes. Accuracy: Black 100.0, White 40.0.");
    assertThat(session.mistakes().faults())
        .extracting(ReviewedMove::number)
        .as("ordered by size")
        .containsExactly(4, 2);
    assertThat(session.mistakes().at(List.of(0, 0))).isPresent();
    assertThat(session.mistakes().at(List.of(0, 1))).as("outside the line").isEmpty();
    assertThat(session.mistakes().describe(session.mistakes().faults().get(0)))
        .isEqualTo("missed defence (−60%): because");
  }

  @Test
  void missedChancesBecomeProblems() {
    bench.problems.found = 1;
    review();
    assertThat(session.notices().now().sentence())
        .isEqualTo(
            "2 mistakes. Accuracy: Black 100.0, White 40.0."
                + " One mistake was added to your problems.");
    assertThat(bench.problems.kept)
        .as("humans play both sides")
        .containsExactly(List.of(Stone.BLACK, Stone.WHITE));
  }

  @Test
  void mistakesOfComputersDoNotBecomeProblems() {
    bench.request(GameSetup.explore(GAME.withTags(Map.of(Tags.WHITE, "plain:level=3"))));
    session = new HeadlessFrontEnd(bench).started().session();
    review();
    assertThat(bench.problems.kept).containsExactly(List.of(Stone.BLACK));
  }

  @Test
  void goesFromMistakeToMistake() {
    review();
    session.actions().goTo(List.of());
    bench.runAll();
    session.goToMistake(true);
    bench.runAll();
    assertThat(path()).hasSize(2);
    session.goToMistake(true);
    bench.runAll();
    assertThat(path()).hasSize(4);
    session.goToMistake(true);
    bench.runAll();
    assertThat(session.notices().now())
        .isEqualTo(new Notice("No mistakes after this move.", false));
    session.goToMistake(false);
    bench.runAll();
    assertThat(path()).hasSize(2);
  }

  @Test
  void showsTheProgressAndCanBeStopped() {
    session.review();
    FakeReview<GameReview> asked = bench.reviews.getLast();
    asked.progress().accept(0.425);
    bench.runAll();
    assertThat(session.notices().now().sentence()).isEqualTo("Reviewing the game: 42%");
    assertThat(session.mistakes().runs()).isTrue();
    session.review();
    bench.runAll();
    assertThat(asked.result()).isCancelled();
    assertThat(session.mistakes().runs()).isFalse();
    assertThat(session.notices().now().sentence()).isEqualTo("Review stopped.");
    assertThat(session.mistakes().faults()).isEmpty();
  }

  @Test
  void stopsAndForgetsTheMistakesForAnotherGame() {
    review();
    session.open(GameSetup.explore(GAME));
    bench.runAll();
    assertThat(session.mistakes().faults()).isEmpty();
    session.goToMistake(true);
    assertThat(session.notices().now().sentence()).isEqualTo("The game has not been reviewed yet.");
    session.review();
    session.open(GameSetup.explore(GAME));
    bench.runAll();
    assertThat(bench.reviews.getLast().result()).isCancelled();
  }

  @Test
  void aFailureIsShown() {
    session.review();
    bench.reviews.getLast().result().completeExceptionally(new RefusedException("no scores"));
    bench.runAll();
    assertThat(session.notices().now().sentence()).isEqualTo("no scores");
    assertThat(session.mistakes().runs()).isFalse();
  }

  @Test
  void aGameInProgressIsNotReviewed() {
    FakeWorkbench playing = FakeWorkbench.withDeepAndPlain();
    Seat person = FakeWorkbench.PERSON;
    playing.request(GameSetup.of(GAME).black(person).white(person).build());
    SessionPresenter game = new HeadlessFrontEnd(playing).started().session();
    game.review();
    playing.runAll();
    assertThat(playing.reviews).isEmpty();
    assertThat(game.notices().now().sentence()).isEqualTo("You can review a game when it is over.");
  }
}
