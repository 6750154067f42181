package org.gobang.ai.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class MoveHistoryTest {

  private static final int LAST = 112;
  private static final int REPLY = 128;

  private final SearchPosition position = new SearchPosition(Rules.FREESTYLE, 15);
  private final MoveHistory history = new MoveHistory(position.points());

  MoveHistoryTest() {
    position.makeMove(LAST);
  }

  @Test
  void replyCountsMoreAfterTheSameMove() {
    history.reward(position, REPLY, 4);
    int after = history.score(position, REPLY);
    position.undoMove();
    position.makeMove(LAST + 1);
    assertThat(history.score(position, REPLY)).isPositive().isLessThan(after);
    assertThat(history.counterMove(position)).isEqualTo(SearchPosition.NOWHERE);
  }

  @Test
  void ageingHalvesAllScores() {
    history.reward(position, REPLY, 5);
    history.penalise(position, REPLY + 1, 5);
    int rewarded = history.score(position, REPLY);
    int penalised = history.score(position, REPLY + 1);
    history.age();
    assertThat(history.score(position, REPLY)).isEqualTo(rewarded / 2);
    assertThat(history.score(position, REPLY + 1)).isEqualTo(penalised / 2);
  }

  @Test
  void scoresStayWithinTheirRange() {
    for (int i = 0; i < 100; i++) {
      history.reward(position, REPLY, 20);
      history.penalise(position, REPLY + 1, 20.5f);
    }
    assertThat(history.score(position, REPLY)).isBetween(2500, 3072);
    assertThat(history.score(position, REPLY + 1)).isBetween(-3072, -2500);
  }
}
