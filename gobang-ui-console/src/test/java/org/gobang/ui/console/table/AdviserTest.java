package org.gobang.ui.console.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.ui.console.fake.TestBench.PERSON;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.render.GameState;
import org.gobang.api.render.WhoPlays;
import org.gobang.presentation.Adviser;
import org.gobang.ui.console.fake.TestBench;
import org.gobang.ui.console.fake.TestLoop;
import org.junit.jupiter.api.Test;

class AdviserTest {

  private final TestLoop loop = new TestLoop();
  private final TestLoop players = new TestLoop();
  private final List<String> told = new ArrayList<>();

  @Test
  void dropsAnAnswerToAnEarlierQuestion() {
    TestBench bench = new TestBench().player("runs", "c3 d4").request(PERSON, PERSON);
    bench.answering = players;
    GameState state = bench.open(bench.request().orElseThrow()).state();
    Adviser adviser = new Adviser(bench, loop);
    adviser.hint(state, tells("first"));
    adviser.hint(state, tells("second"));
    players.runAll();
    loop.runAll();
    assertThat(told).containsExactly("second d4");
    assertThat(adviser.asked()).isFalse();
  }

  private Adviser.Reply<Point> tells(String question) {
    return new Adviser.Reply<>() {
      @Override
      public void given(WhoPlays by, Point answer) {
        told.add(question + " " + answer);
      }

      @Override
      public void failed(String sentence) {
        told.add(question + " failed");
      }
    };
  }
}
