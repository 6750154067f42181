package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;
import static org.gobang.fixtures.workbench.FakeWorkbench.computer;

import java.util.Arrays;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import org.gobang.api.Point;
import org.gobang.api.review.MoveClass;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.Test;

class LessonPanelTest {

  private static final Point H8 = Point.parse("h8");

  private final FakeWorkbench bench =
      new FakeWorkbench()
          .player("runs", "h9")
          .player("search", "")
          .request(PERSON, computer("runs"));
  private final Texts texts = WindowTexts.in(bench.locale());
  private final GamePresenter game =
      new GamePresenter(bench, new PositionDescriber(bench, texts), bench, () -> 0);
  private final LessonPanel panel = new LessonPanel(game, texts);

  private void mistake() {
    bench.faults.put(1, MoveClass.BLUNDER);
    game.session().begin(false, () -> {}, failure -> {});
    bench.runAll();
    game.session().assistance().teach(new TeachingChoice(true, 15));
    assertThat(shown().isVisible()).isFalse();
    game.session().boardActions().play(H8);
    bench.runAll();
  }

  private JComponent shown() {
    panel.show();
    return panel.component();
  }

  private void click(String name) {
    Arrays.stream(panel.component().getComponents())
        .filter(each -> name.equals(each.getName()))
        .forEach(each -> ((AbstractButton) each).doClick());
    bench.runAll();
  }

  @Test
  void offersTheHintAndTheTakeBackAfterAMistake() {
    mistake();
    assertThat(shown().isVisible()).isTrue();
    click("lesson.hint");
    assertThat(game.board().scene().area()).isPresent();
    click("lesson.back");
    assertThat(bench.game().state().path()).isEmpty();
    assertThat(shown().isVisible()).isFalse();
  }

  @Test
  void continuesTheLesson() {
    mistake();
    click("lesson.on");
    assertThat(bench.game().state().path()).hasSize(2);
    assertThat(shown().isVisible()).isFalse();
  }
}
