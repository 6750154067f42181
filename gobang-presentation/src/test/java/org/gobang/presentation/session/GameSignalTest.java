package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class GameSignalTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final List<GameSignal> cues = new ArrayList<>();

  private void game(Seat black, Seat white) {
    bench.request(black, white);
    PositionDescriber describer = new PositionDescriber(bench, Texts.shared(Locale.ENGLISH));
    SessionPresenter.create(
            bench, describer, bench, new InterfaceTag("test"), () -> 0, new Listening())
        .begin(false, () -> {}, refused -> {});
    bench.runAll();
  }

  private void setPosition(String moves, int back) {
    bench.game().stands(moves, back, false);
    bench.runAll();
  }

  @Test
  void signalsAStoneAReplyAndTheEnd() {
    game(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
    assertThat(cues).as("the first state of a game").isEmpty();
    setPosition("h8", 0);
    assertThat(cues).containsExactly(GameSignal.MOVE);
    setPosition("h8 i9", 0);
    assertThat(cues).containsExactly(GameSignal.MOVE, GameSignal.REPLY);
    bench.game().end(Optional.of(Stone.WHITE), Ending.RESIGNED, "");
    bench.runAll();
    assertThat(cues).containsExactly(GameSignal.MOVE, GameSignal.REPLY, GameSignal.END);
  }

  @Test
  void isSilentForBrowsingAndTakeBacks() {
    game(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    setPosition("h8 i9", 0);
    assertThat(cues).as("a game of two humans has no replies").containsExactly(GameSignal.MOVE);
    setPosition("h8 i9", 1);
    setPosition("h8 i9", 0);
    setPosition("h8", 0);
    assertThat(cues).containsExactly(GameSignal.MOVE);
  }

  private final class Listening implements SessionListener {

    @Override
    public void changed() {}

    @Override
    public void positionChanged(Optional<ShownPosition> before, ShownPosition now) {
      GameSignal.of(before, now).ifPresent(cues::add);
    }

    @Override
    public void refused(Point point, Verdict.Refused why, String sentence) {}
  }
}
