package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.engine.EnginesPage;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.Test;

class EngineLogViewTest {

  private final FakeWorkbench bench = new FakeWorkbench();
  private final Texts texts = WindowTexts.in(bench.locale());

  private static final class Unseen implements EnginesPage.View {
    @Override
    public void changed() {
      // Nothing happens to the engines.
    }

    @Override
    public void said() {
      // Nothing is said.
    }
  }

  @Test
  void alignsTheButtonLeft() {
    EnginesPage page = new EnginesPage(bench.engines, texts, Runnable::run, new Unseen());
    JComponent view = new EngineLogView(page, texts).component();
    view.setSize(600, 400);
    view.doLayout();
    JButton read =
        Stream.of(view.getComponents())
            .filter(JButton.class::isInstance)
            .map(JButton.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(read.getX()).isLessThan(30);
  }
}
