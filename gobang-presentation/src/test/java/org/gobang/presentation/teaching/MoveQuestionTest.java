package org.gobang.presentation.teaching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Fouls;
import org.gobang.fixtures.workbench.FakeGameReview;
import org.gobang.fixtures.workbench.FakeReview;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.session.SessionPresenter;
import org.junit.jupiter.api.Test;

class MoveQuestionTest {

  private final FakeWorkbench bench = new FakeWorkbench("runs", "search");

  private SessionPresenter session(String moves) {
    bench.request("renju", 15, PERSON, PERSON, Fouls.REFUSE, moves);
    return new HeadlessFrontEnd(bench).started().session();
  }

  private void answer(MoveClass type) {
    FakeReview<ReviewedMove> asked = bench.moveReviews.getLast();
    asked
        .result()
        .complete(FakeGameReview.move(asked.request().record(), asked.request().path(), type));
    bench.runAll();
  }

  private static String ask(SessionPresenter session, String point) {
    session.assistance().askWhyNot(Point.parse(point));
    return session.display().notice().sentence();
  }

  @Test
  void reviewsTheMoveAsIfPlayed() {
    SessionPresenter session = session("h8 i9");
    assertThat(ask(session, "a1")).isEqualTo("Analyzing a1…");
    FakeReview<ReviewedMove> asked = bench.moveReviews.getLast();
    assertThat(asked.request().who().player()).isEqualTo("search");
    assertThat(asked.request().budget().limits())
        .as("no time limit, which a loaded machine could exceed before the verdict")
        .singleElement()
        .isInstanceOf(Budget.Limit.Nodes.class);
    assertThat(asked.request().record().follow(asked.request().path()))
        .extracting(node -> node.move().toString())
        .containsExactly("h8", "i9", "a1");
    answer(MoveClass.GOOD);
    assertThat(session.display().notice().sentence())
        .isEqualTo("a1: good, win rate 75%. Expected next: a15 b15.");
    assertThat(session.display().line().orElseThrow().moves())
        .extracting(Point::toString)
        .containsExactly("a1", "a15", "b15");
    assertThat(session.display().line().orElseThrow().first()).isEqualTo(Stone.BLACK);
    assertThat(session.display().line().orElseThrow().number()).isEqualTo(3);
    assertThat(bench.game().state().path()).as("nothing is played").hasSize(2);
    session.assistance().forget();
    assertThat(session.display().notice().sentence()).isEmpty();
    assertThat(session.display().line()).isEmpty();
  }

  @Test
  void describesTheConsequencesOfAMistake() {
    SessionPresenter session = session("h8 i9");
    ask(session, "a1");
    answer(MoveClass.BLUNDER);
    assertThat(session.display().notice().sentence())
        .isEqualTo("a1: blunder, win rate 15% (−60%): follows.");
  }

  @Test
  void aMoveCancelsTheQuestionAndHidesTheAnswer() {
    SessionPresenter session = session("h8 i9");
    ask(session, "a1");
    session.actions().play(Point.parse("b2"), verdict -> {}, refused -> {});
    bench.runAll();
    assertThat(bench.moveReviews.getLast().result()).isCancelled();
    ask(session, "a1");
    answer(MoveClass.GOOD);
    session.actions().play(Point.parse("c3"), verdict -> {}, refused -> {});
    bench.runAll();
    assertThat(session.display().notice().sentence()).isEmpty();
  }

  @Test
  void aNewQuestionCancelsThePreviousOne() {
    SessionPresenter session = session("h8 i9");
    ask(session, "a1");
    FakeReview<ReviewedMove> first = bench.moveReviews.getLast();
    ask(session, "b1");
    assertThat(first.result()).isCancelled();
    answer(MoveClass.GOOD);
    assertThat(session.display().notice().sentence()).startsWith("b1: ");
  }

  @Test
  void explainsPointsThatCannotBePlayed() {
    bench.fouls.put(Point.parse("c3"), new Verdict.Refused("double-three", List.<Point>of(), true));
    SessionPresenter session = session("h8 i9");
    assertThat(ask(session, "h8")).isEqualTo("This point is occupied.");
    assertThat(ask(session, "p16")).isEqualTo("p16 is outside the board.");
    assertThat(ask(session, "c3")).startsWith("c3: ").contains("double-three");
    assertThat(bench.moveReviews).isEmpty();
    session.actions().play(Point.parse("a1"), verdict -> {}, refused -> {});
    bench.runAll();
    assertThat(ask(session, "c3")).as("White may play there").isEqualTo("Analyzing c3…");
  }

  @Test
  void showsAFailure() {
    SessionPresenter session = session("h8 i9");
    ask(session, "a1");
    bench.moveReviews.getLast().result().completeExceptionally(new RefusedException("broken"));
    bench.runAll();
    assertThat(session.display().notice().sentence()).isEqualTo("broken");
  }
}
