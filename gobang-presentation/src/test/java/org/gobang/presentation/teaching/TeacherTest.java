package org.gobang.presentation.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class TeacherTest implements Teacher.Listener {

  private final FakeWorkbench bench = new FakeWorkbench().player("runs", "h9").player("search", "");
  private final List<String> messages = new ArrayList<>();
  private final Deque<Runnable> deadlines = new ArrayDeque<>();

  @Test
  void cancelsASlowJudgement() {
    bench.open(
        GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
            .white(FakeWorkbench.computer("runs"))
            .build());
    Teacher teacher =
        new Teacher(
            new InterfaceContext(
                bench, new PositionDescriber(bench, Texts.shared(Locale.ENGLISH)), bench, () -> {}),
            TeachingChoice.OFF.on(true),
            deadlines::add,
            () -> Optional.of(bench.game()),
            this);
    teacher.begin();
    PositionDescriber describer = new PositionDescriber(bench, Texts.shared(Locale.ENGLISH));
    bench.game().listen(state -> teacher.changed(describer.position(state)));
    bench.game().play(Stone.BLACK, 0, Point.parse("h8"));
    assertThat(teacher.isJudging()).isTrue();
    deadlines.remove().run();
    assertThat(bench.moveReviews.getLast().result()).isCancelled();
    bench.runAll();
    assertThat(teacher.isHolding()).isFalse();
    assertThat(bench.game().state().path()).as("the computer has replied").hasSize(2);
    assertThat(messages).containsExactly(Texts.shared(Locale.ENGLISH).of("judge.late"));
  }

  @Override
  public void mistaken(Teacher.Mistake lesson) {
    throw new AssertionError(lesson);
  }

  @Override
  public void takenBack(SteppedHint hint) {
    throw new AssertionError(hint);
  }

  @Override
  public void failed(RefusedException why) {
    messages.add(String.valueOf(why.getMessage()));
  }
}
